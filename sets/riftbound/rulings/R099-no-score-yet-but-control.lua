card {
  name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "fury" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R099 \"Players can't score here\" still allows control" {
  rules = { "469", "471" },
  board = {
    A = { base = { "Test Reaper" }, turns = 2 },
    battlefields = { north = { card = "Forgotten Monument" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Reaper", "north")
    s:showdown()
    s:expect("north", { controller = s.A, contested = false })
    s:chain {}
    s:expect(s.A, { points = 0, hand_size = 0 })
    s:next_turn()
    s:expect(s.A, { points = 0 })
    s:next_turn()
    s:turn(s.A)
    s:expect(s.A, { points = 1 })
  end,
}
