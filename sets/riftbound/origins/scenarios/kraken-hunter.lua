scenario "Kraken Hunter for two buffs costs no power" {
  rules = { "356.2", "356.4", "701" },
  board = {
    A = { hand = { "Kraken Hunter" }, runes = { body = 3 }, base = { { vanilla(1), as = "one", buffs = 1 }, { vanilla(1), as = "two", buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Kraken Hunter")
    s.A:yes()
    s.A:choose("one", "two")
    s:count("Body Rune", 3, { zone = "runes", exhausted = true })
    s:expect("one", { buffs = 0 })
    s:expect("two", { buffs = 0 })
    s:expect("Kraken Hunter", { at = "base", might = 5, exhausted = true })
  end,
}

scenario "Kraken Hunter for one buff costs one power" {
  rules = { "356.4" },
  board = { A = { hand = { "Kraken Hunter" }, runes = { body = 3 }, base = { { vanilla(1), as = "one", buffs = 1 } } } },
  play = function(s)
    s.A:play("Kraken Hunter")
    s.A:yes()
    s.A:choose("one")
    s:count("Body Rune", 2, { zone = "runes", exhausted = true })
    s:expect("one", { buffs = 0 })
  end,
}

scenario "Kraken Hunter: more buffs than power are spent for nothing" {
  rules = { "356.4" },
  board = {
    A = { hand = { "Kraken Hunter" }, runes = { body = 3 }, base = { { vanilla(1), as = "one", buffs = 1 }, { vanilla(1), as = "two", buffs = 1 }, { vanilla(1), as = "three", buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Kraken Hunter")
    s.A:yes()
    s.A:choose("one", "two", "three")
    s:count("Body Rune", 3, { zone = "runes", exhausted = true })
    s:expect("three", { buffs = 0 })
  end,
}

scenario "Kraken Hunter without buffs and power cannot be played" {
  rules = { "357.1" },
  board = { A = { hand = { "Kraken Hunter" }, runes = { calm = 3 }, base = { vanilla(1) } }, B = { base = { { vanilla(1), buffs = 1 } } } },
  play = function(s) s.A:refused("play", "Kraken Hunter") end,
}

scenario "Kraken Hunter accelerated with two buffs costs four energy and one power" {
  rules = { "805", "356.2", "356.4" },
  board = {
    A = { hand = { "Kraken Hunter" }, runes = { body = 4 }, base = { { vanilla(1), as = "one", buffs = 1 }, { vanilla(1), as = "two", buffs = 1 } } },
  },
  play = function(s)
    s.A:play("Kraken Hunter")
    s.A:yes() -- Accelerate: the keywords are read first
    s.A:yes()
    s.A:choose("one", "two")
    s:count("Body Rune", 3, { zone = "runes", exhausted = true })
    s:expect("one", { buffs = 0 })
    s:expect("Kraken Hunter", { at = "base", exhausted = false })
  end,
}
