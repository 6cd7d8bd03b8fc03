card {
  name = "Test Avenger", type = "unit", energy = 1, might = 1, domains = { "fury" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:deal(3, fx:all(unit { enemy = true, at = "battlefield" })) end } ]],
}
card {
  name = "Test Victor", type = "unit", energy = 5, might = 5, domains = { "fury" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Jab", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "C01 A Deathknell of the combat resolves before anybody conquers" {
  rules = { "466.2", "466.5", "808.1" },
  cases = { { name = "the winner survives it", n = 4, points = 1, zone = "battlefield" }, { name = "the winner dies of it", n = 3, points = 0, zone = "trash" } },
  board = function(case)
    return {
      A = { base = { { vanilla(case.n), as = "attacker" } } },
      B = { north = { "Test Avenger" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Avenger" }
    s:expect("attacker", { damage = 0, at = "north" })
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
    s:owes(s.B, "act")
    s:resolve()
    s:expect("attacker", { zone = case.zone })
    s:expect(s.A, { points = case.points })
    s:expect("north", { contested = false, controller = case.points == 1 and s.A or false })
  end,
}

scenario "C01 Damage after the combat's healing stays" {
  rules = { "466.1", "417" },
  board = {
    A = { base = { "Test Victor" } },
    B = { hand = { "Test Jab" }, north = { "Test Avenger" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Victor", "north")
    s.A:pass()
    s.B:pass()
    s.B:pass()
    s.A:pass()
    s:chain { "Test Victor" }
    s:expect("Test Victor", { damage = 3 })
    s:expect(s.A, { points = 1 })
    s.A:pass()
    s.B:play("Test Jab")
    s.B:choose("Test Victor")
    s:resolve()
    s:expect("Test Victor", { damage = 4 })
    s:expect(s.A, { hand_size = 1 })
    s.A:end_turn()
    s:expect("Test Victor", { damage = 0 })
  end,
}
