card {
  name = "Test Victor", type = "unit", energy = 4, might = 4, domains = { "order" },
  script = [[ static { active = is(self, unit { mighty = true }), affects = self, give = { keywords = { "Deflect", "Ganking", "Shield" } } } ]],
}
card {
  name = "Test Toll", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) if fx:may { cost = { spend_buff = 1 } } then fx:draw(1) end end } ]],
}

scenario "R207 Loop of layers: self-granted keywords" {
  rules = { "476.3", "706" },
  board = {
    A = { base = { { vanilla(1), as = "raider" } } },
    B = { hand = { "Test Toll" }, north = { { "Test Victor", buffs = 1 } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Test Victor", { might = 5, keywords = { "Deflect", "Ganking", "Shield" } })
    s.A:move("raider", "north")
    s:expect("Test Victor", { might = 6, defending = true })
    s.A:pass()
    s.B:play("Test Toll")
    s.B:pass()
    s.A:pass()
    s.B:yes()
    -- Five of the four and the Shield would be Mighty again: but without Mighty there is no Shield.
    s:expect("Test Victor", { might = 4, keywords = {}, defending = true })
  end,
}

scenario "R207 Without the buff it has nothing" {
  rules = { "476.3" },
  board = { A = { hand = { "Test Toll" }, base = { { "Test Victor", buffs = 1 } } } },
  play = function(s)
    s.A:play("Test Toll")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("Test Victor", { might = 4, keywords = {} })
  end,
}
