card {
  name = "Test Charge", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "combat" }) end } ]],
}
card {
  name = "Test Victor", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(fx.self.might) end } ]],
}

scenario "C01 Might for this combat is there when the conquest is rewarded" {
  rules = { "466.7", "466.6", "466.5" },
  board = {
    A = { hand = { "Test Charge" }, base = { "Test Victor" } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Victor", "north")
    s.A:play("Test Charge")
    s.A:choose("Test Victor")
    s:resolve()
    s.B:pass()
    s.A:pass()
    s:chain { "Test Victor" }
    s:expect("Test Victor", { might = 5 })
    s:resolve()
    s:expect(s.A, { hand_size = 5 })
    s:expect("Test Victor", { might = 2, attacking = false })
  end,
}
