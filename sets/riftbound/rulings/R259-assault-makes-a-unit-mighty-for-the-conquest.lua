-- Older rulings said no. As the rules are now, designations end after the conquest (466.5, 466.7).
card { name = "Test Enforcer", type = "unit", energy = 2, might = 2, domains = { "fury" }, keywords = { "Assault 2" } }
card {
  name = "Test Cleave", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = "Assault 3", lasts = "turn" }) end } ]],
}

scenario "R259 Assault makes a unit Mighty for the conquer" {
  rules = { "466.5", "466.7", "706" },
  cases = { { name = "after a combat", foe = true }, { name = "nobody there to attack", foe = false } },
  board = function(case)
    return {
      A = { hand = { "Test Cleave" }, base = { "Test Enforcer" }, runes = { fury = 1 } },
      B = { north = case.foe and { vanilla(1) } or {} },
      battlefields = { north = { controller = case.foe and "B" or nil, card = "Sunken Temple" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Cleave")
    s.A:choose("Test Enforcer")
    s:resolve()
    s.A:move("Test Enforcer", "north")
    s:expect("Test Enforcer", { might = case.foe and 7 or 2 })
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 1 })
    if case.foe then
      s:owes(s.A, "may")
      s.A:yes()
      s:resolve()
      s:expect(s.A, { hand_size = 1 })
    end
    s:chain {}
    s:expect("Test Enforcer", { might = 2 })
  end,
}
