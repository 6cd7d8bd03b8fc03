card { name = "Test Hex", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:give(fx.who, { might = -1, lasts = "turn" }) end,
}
]] }

scenario "All who remain have passed: the item resolves" {
  rules = { "652.5" },
  format = "war",
  board = { A = { hand = { "Test Hex" } }, B = { base = { { vanilla(4), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Hex")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s.D:concede()
    s:chain {} -- is still { "Test Hex" }: A is asked again
    s:expect("foe", { might = 3 })
  end,
}

scenario "All who remain have passed: the showdown ends" {
  rules = { "652.5" },
  format = "war",
  board = { A = { base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s.C:pass()
    s.D:concede()
    s:expect("north", { controller = s.A }) -- is nobody's: A is asked again
  end,
}
