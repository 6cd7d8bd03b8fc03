scenario "Ahri, Nine-Tailed Fox weakens each unit that attacks a battlefield of hers" {
  rules = { "383.4", "477.3" },
  board = {
    A = { base = { { vanilla(1), as = "small" }, { vanilla(2), as = "middle" }, { vanilla(4), as = "large" } } },
    B = { legend = "Ahri, Nine-Tailed Fox", north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "small", "middle", "large" }, "north")
    s.B:order("Ahri, Nine-Tailed Fox", "Ahri, Nine-Tailed Fox", "Ahri, Nine-Tailed Fox")
    s:resolve()
    s:expect("small", { might = 1 })
    s:expect("middle", { might = 1 })
    s:expect("large", { might = 3 })
    s:expect("guard", { might = 9 })
  end,
}

scenario "Ahri, Nine-Tailed Fox sleeps when nobody attacks a place of hers" {
  rules = { "383.4" },
  board = {
    A = { base = { { vanilla(4), as = "raider" }, { vanilla(4), as = "walker" } } },
    B = { legend = "Ahri, Nine-Tailed Fox", base = { { vanilla(2), as = "own" } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:chain {}
    s:showdown()
    s:expect("raider", { might = 4 })
    s:next_turn()
    -- Her own attack on A's battlefield.
    s.B:move("own", "north")
    s:chain {}
    s:expect("own", { might = 2, attacking = true })
    s:expect("raider", { might = 4 })
  end,
}

card {
  name = "Test Sally", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true }, to = place { battlefield = true } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}

scenario "Ahri, Nine-Tailed Fox weakens an attacker for the turn" {
  rules = { "317.2", "477.3" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { legend = "Ahri, Nine-Tailed Fox", north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:resolve()
    s:expect("raider", { might = 5 })
    s:showdown()
    s:expect("raider", { at = "north", might = 5 })
    s:next_turn()
    s:expect("raider", { might = 6 })
  end,
}

scenario "Ahri, Nine-Tailed Fox lets an attacker be where she is not in control" {
  rules = { "383.4", "464.2" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { legend = "Ahri, Nine-Tailed Fox", hand = { "Test Sally" }, base = { { vanilla(2), as = "own" } } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Sally")
    s.B:choose("own")
    s.B:choose("north")
    s:resolve()
    s:expect("raider", { might = 6, attacking = true })
    s:showdown()
    s:expect("own", { zone = "trash" })
  end,
}
