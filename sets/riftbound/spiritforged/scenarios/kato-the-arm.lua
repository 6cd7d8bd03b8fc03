scenario "Kato the Arm hands on his keywords and his might for the turn" {
  rules = { "420", "477.3", "476.3", "317.2" },
  board = {
    A = { base = { { "Kato the Arm", buffs = 1 }, { vanilla(2, { "Tank" }), as = "friend" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:move("Kato the Arm", "north")
    s:options("friend")
    s.A:choose("friend")
    s.A:pass()
    s.B:pass()
    s:expect("friend", { might = 6, keywords = { "Tank", "Deflect" } })
    s:expect("Kato the Arm", { might = 4, keywords = { "Deflect" } })
    s:showdown()
    s:next_turn()
    s:expect("friend", { might = 2, keywords = { "Tank" } })
  end,
}

card {
  name = "Test Oath", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { keywords = "Assault 2", lasts = "turn" }) end } ]],
}

scenario "Kato the Arm gives nothing on the way home, or with no friend" {
  rules = { "383.2", "402.4" },
  cases = { { name = "home", home = true }, { name = "no friend", home = false } },
  board = function(case)
    if case.home then
      return {
        A = { north = { "Kato the Arm" }, base = { { vanilla(2), as = "friend" } } },
        battlefields = { north = { controller = "A" }, south = {} },
      }
    end
    return { A = { base = { "Kato the Arm" } }, B = { base = { { vanilla(2), as = "friend" } } } }
  end,
  play = function(s, case)
    s.A:move("Kato the Arm", case.home and "base" or "north")
    s:chain {}
    s:expect("friend", { might = 2, keywords = {} })
  end,
}

scenario "Kato the Arm hands on keywords that he was given, and they add up" {
  rules = { "809.2", "801.3" },
  board = {
    A = { hand = { "Test Oath" }, base = { "Kato the Arm", { vanilla(2, { "Deflect 2" }), as = "friend" } } },
  },
  play = function(s)
    s.A:play("Test Oath")
    s.A:choose("Kato the Arm")
    s:resolve()
    s:expect("Kato the Arm", { keywords = { "Deflect", "Assault 2" } })
    s.A:move("Kato the Arm", "north")
    s.A:choose("friend")
    s.A:pass()
    s.B:pass()
    s:expect("friend", { might = 5, keywords = { "Deflect 3", "Assault 2" } })
  end,
}

card {
  name = "Test Teacher", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { a = unit {}, b = unit { except = chosen.a } }, effect = function(fx) fx:give(fx.b, { keywords = fx.a.keywords, lasts = "turn" }) end } ]],
}
scenario "Keywords are handed on with their numbers" {
  rules = { "801.3", "809.2" },
  board = { A = { hand = { "Test Teacher" }, base = { { vanilla(2, { "Deflect 2", "Assault 3" }), as = "a" }, { vanilla(2, { "Deflect" }), as = "b" } } } },
  play = function(s)
    s.A:play("Test Teacher")
    s.A:choose("a")
    s.A:choose("b")
    s:resolve()
    s:expect("b", { keywords = { "Deflect 3", "Assault 3" } })
  end,
}
