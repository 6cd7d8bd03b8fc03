scenario "Master Yi, Honed comes into play ready, and may move at once" {
  rules = { "369.3", "143.4", "144.1" },
  board = {
    A = { hand = { "Master Yi, Honed" }, runes = { body = 7 } },
  },
  play = function(s)
    s.A:play("Master Yi, Honed")
    s:expect("Master Yi, Honed", { at = "base", exhausted = false, might = 6, keywords = { "Ganking" } })
    s:count("Body Rune", 6, { exhausted = true })
    s.A:move("Master Yi, Honed", "north")
    s:showdown()
    s:expect("Master Yi, Honed", { at = "north", exhausted = true })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Master Yi, Honed readies nobody else" {
  rules = { "143.4" },
  board = {
    A = { hand = { { vanilla(2), as = "plain" } }, runes = { body = 2 }, base = { "Master Yi, Honed" } },
  },
  play = function(s)
    s.A:play("plain")
    s:expect("plain", { at = "base", exhausted = true })
  end,
}

scenario "Master Yi, Honed moves from battlefield to battlefield" {
  rules = { "810.1", "144.4" },
  board = {
    A = { north = { "Master Yi, Honed" } },
    B = { south = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Master Yi, Honed", "south")
    s:showdown()
    s:expect("foe", { zone = "trash" })
    s:expect("Master Yi, Honed", { at = "south", damage = 0 })
    s:expect("south", { controller = s.A })
  end,
}
