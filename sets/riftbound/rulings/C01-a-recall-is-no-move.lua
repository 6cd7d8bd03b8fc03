card {
  name = "Test Wanderer", type = "unit", energy = 2, might = 2, domains = { "chaos" },
  script = [[ triggered { on = self.moves, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 Recalled attackers do not move, stay exhausted and keep buffs" {
  rules = { "456", "466.1" },
  board = {
    A = { base = { { "Test Wanderer", as = "it", buffs = 1 } } },
    B = { north = { { vanilla(4), as = "guard", stunned = true } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s:resolve()
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect("it", { at = "base", exhausted = true, buffs = 1, damage = 0 })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect(s.A, { hand_size = 1, points = 0 })
  end,
}
