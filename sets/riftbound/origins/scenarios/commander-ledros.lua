scenario "Commander Ledros costs one power less for each unit killed" {
  rules = { "356.2", "356.4", "428" },
  board = {
    A = { hand = { "Commander Ledros" }, runes = { order = 6 }, base = { { vanilla(1), as = "one" }, { vanilla(1), as = "two" }, { vanilla(1), as = "three" } } },
  },
  play = function(s)
    s.A:play("Commander Ledros")
    s.A:yes()
    s.A:choose("one")
    s.A:choose("three")
    s.A:done()
    s:expect("one", { zone = "trash" })
    s:expect("three", { zone = "trash" })
    s:expect("two", { at = "base" })
    s:count("Order Rune", 4, { zone = "runes", exhausted = true })
    s:expect("Commander Ledros", { at = "base", might = 8, keywords = { "Deflect", "Ganking" } })
  end,
}

scenario "Commander Ledros for his full cost kills nobody" {
  rules = { "356.2" },
  board = { A = { hand = { "Commander Ledros" }, runes = { order = 6 }, base = { { vanilla(1), as = "one" } } } },
  play = function(s)
    s.A:play("Commander Ledros")
    s.A:no()
    s:expect("one", { at = "base" })
    s:count("Order Rune", 2, { zone = "runes", exhausted = true })
  end,
}

scenario "Commander Ledros enters before the Deathknells of his victims resolve" {
  rules = { "808.1", "337.2" },
  board = { A = { hand = { "Commander Ledros" }, runes = { order = 6 }, base = { "Machine Evangel" } } },
  play = function(s)
    s.A:play("Commander Ledros")
    s.A:yes()
    s.A:choose("Machine Evangel")
    s:expect("Commander Ledros", { at = "base" })
    s:count("Recruit", 0)
    s:chain { "Machine Evangel" }
    s:resolve()
    s:count("Recruit", 3)
  end,
}

scenario "Commander Ledros without order power needs four victims" {
  rules = { "357.1" },
  cases = { { name = "three", n = 3, ok = false }, { name = "four", n = 4, ok = true } },
  board = function(case)
    local base = {}
    for i = 1, case.n do base[i] = { vanilla(1), as = "unit" .. i } end
    return { A = { hand = { "Commander Ledros" }, runes = { calm = 6 }, base = base } }
  end,
  play = function(s, case)
    if case.ok then
      s.A:play("Commander Ledros")
      s.A:choose("unit1", "unit2", "unit3", "unit4")
      s:expect("Commander Ledros", { at = "base" })
      s:expect("unit4", { zone = "trash" })
    else
      s.A:refused("play", "Commander Ledros")
    end
  end,
}
