scenario "Tideturner changes places with a unit elsewhere" {
  rules = { "383.3", "446" },
  board = {
    A = { hand = { "Tideturner" }, runes = { chaos = 2 }, north = { { vanilla(4), as = "front", exhausted = true } }, base = { { vanilla(1), as = "home" } } },
    B = { south = { { vanilla(1), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Tideturner", { at = "base" })
    s.A:yes()
    s:options("front")
    s.A:choose("front")
    s:resolve()
    s:expect("Tideturner", { at = "north", exhausted = true })
    s:expect("front", { at = "base", exhausted = true })
    s:expect("north", { controller = s.A, contested = false })
    s:expect("home", { at = "base" })
  end,
}

scenario "Tideturner may stay, and does with nobody elsewhere" {
  rules = { "383.3", "402.4" },
  cases = { { name = "declined", elsewhere = true }, { name = "nobody", elsewhere = false } },
  board = function(case)
    return {
      A = { hand = { "Tideturner" }, runes = { chaos = 2 }, base = { vanilla(1) }, north = case.elsewhere and { { vanilla(4), as = "front" } } or {} },
      battlefields = { north = { controller = case.elsewhere and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Tideturner", { at = "base" })
    if case.elsewhere then s.A:no() end
    s:chain {}
    s:expect("Tideturner", { at = "base" })
  end,
}
