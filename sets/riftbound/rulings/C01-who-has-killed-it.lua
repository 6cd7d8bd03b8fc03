card { name = "Test Trophy", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = you.kills { cause = link { type = "spell" } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }

scenario "C01 Lethal damage of a spell is a kill with the spell" {
  rules = { "411" },
  board = { A = { hand = { "Test Bolt" }, base = { "Test Trophy" } }, B = { base = { { vanilla(3), as = "it", damage = 1 } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:expect("it", { zone = "trash" })
    s:chain { "Test Trophy" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "C01 Damage of a spell that the combat completes is no kill with the spell" {
  rules = { "411" },
  board = {
    A = { hand = { "Test Bolt" }, base = { "Test Trophy", { vanilla(2), as = "attacker" } } },
    B = { north = { { vanilla(3), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s:resolve()
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s:expect("it", { zone = "trash" })
    s:chain {}
    s:expect(s.A, { hand_size = 0 })
  end,
}
