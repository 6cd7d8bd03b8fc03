card {
  name = "Test Fork", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { a = unit { enemy = true }, b = unit { enemy = true, except = chosen.a } }, effect = function(fx) fx:deal(1, fx.a) fx:deal(1, fx.b) end } ]],
}
card {
  name = "Test Echo", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { a = unit { enemy = true }, b = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.a) fx:deal(1, fx.b) end } ]],
}
card {
  name = "Test Flood", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(1, fx:all(unit { enemy = true })) end } ]],
}

scenario "C01 Two targets with Deflect are paid twice" {
  rules = { "809.1" },
  board = {
    A = { hand = { "Test Fork" }, runes = { fury = 3 } },
    B = { base = { { vanilla(3, { "Deflect" }), as = "left" }, { vanilla(3, { "Deflect 2" }), as = "right" } } },
  },
  play = function(s)
    s.A:play("Test Fork")
    s.A:choose("left")
    s.A:choose("right")
    s:count("Fury Rune", 0, { zone = "runes", controller = s.A })
    s:resolve()
    s:expect("left", { damage = 1 })
    s:expect("right", { damage = 1 })
  end,
}

scenario "C01 Chosen twice, the same unit is paid twice" {
  rules = { "809.1" },
  board = {
    A = { hand = { "Test Echo" }, runes = { fury = 2 } },
    B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Echo")
    s.A:choose("it")
    s.A:choose("it")
    s:count("Fury Rune", 0, { zone = "runes", controller = s.A })
    s:resolve()
    s:expect("it", { damage = 2 })
  end,
}

scenario "C01 What cannot be paid for cannot be chosen" {
  rules = { "355.16", "809.1" },
  board = {
    A = { hand = { "Test Fork" }, runes = { fury = 1 } },
    B = { base = { { vanilla(3, { "Deflect" }), as = "left" }, { vanilla(3, { "Deflect" }), as = "right" } } },
  },
  play = function(s) s.A:refused("play", "Test Fork") end,
}

scenario "C01 What does not choose does not pay" {
  rules = { "809.1", "355.10" },
  board = { A = { hand = { "Test Flood" } }, B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } } },
  play = function(s)
    s.A:play("Test Flood")
    s:resolve()
    s:expect("it", { damage = 1 })
  end,
}

scenario "C01 One's own units are chosen for nothing" {
  rules = { "809.1" },
  board = { A = { hand = { "Test Pat" }, base = { { vanilla(3, { "Deflect" }), as = "it" } } } },
  play = function(s)
    s.A:play("Test Pat")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 4 })
  end,
}
card {
  name = "Test Pat", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}
