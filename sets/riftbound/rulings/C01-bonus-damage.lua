card { name = "Test Kiln", type = "gear", energy = 1, domains = { "fury" }, script = [[ static { affects = you, give = { bonus_damage = 1 } } ]] }
card {
  name = "Test Flood", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(1, fx:all(unit { enemy = true })) end } ]],
}
card {
  name = "Test Graze", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(0, fx.it) end } ]],
}

scenario "C01 Bonus damage: each target of one deal, nothing for zero, not in combat" {
  rules = { "712", "417.4" },
  board = {
    A = { hand = { "Test Flood", "Test Graze" }, base = { "Test Kiln", { vanilla(1), as = "attacker" } } },
    B = { base = { { vanilla(5), as = "left" } }, north = { { vanilla(9), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Flood")
    s:resolve()
    s:expect("left", { damage = 2 })
    s:expect("wall", { damage = 2 })
    s.A:play("Test Graze")
    s.A:choose("left")
    s:resolve()
    s:expect("left", { damage = 2 })
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("wall", { at = "north" })
    s:expect("left", { damage = 0 })
  end,
}
