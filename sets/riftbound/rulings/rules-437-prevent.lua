card {
  name = "Test Aegis", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:prevent(3, fx.it) end } ]],
}
card {
  name = "Test Twig", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "437 The value shrinks as it prevents" {
  rules = { "437.1", "437.3" },
  board = { A = { hand = { "Test Aegis", { "Test Twig", as = "first" }, { "Test Twig", as = "second" } }, base = { { vanilla(9), as = "it" } } } },
  play = function(s)
    s.A:play("Test Aegis")
    s.A:choose("it")
    s:resolve()
    s.A:play("first")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 0 })
    s.A:play("second")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 1 })
  end,
}

scenario "437 What is prevented counts for what kills, and ends with the turn" {
  rules = { "437.5", "437.7" },
  board = {
    A = { hand = { "Test Aegis" }, base = { { vanilla(4), as = "raider" } } },
    B = { north = { { vanilla(3), as = "it" }, { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Aegis")
    s.A:choose("it")
    s:resolve()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    -- Six would kill it now, so the one for the other comes first or not at all.
    s.A:choose("it")
    s:expect("it", { at = "north" })
    s:expect("raider", { zone = "trash" })
  end,
}

card { name = "Test Prick", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Twice", type = "gear", energy = 1, domains = { "fury" },
  script = [[ replacement { on = unit { enemy = true }.damaged, change = function(q) return { amount = q.event.amount * 2 } end } ]] }
card { name = "Test Guard", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:prevent(3, fx.it) end } ]] }
card { name = "Test Shell", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:prevent(unlimited, fx.it) end } ]] }

scenario "437 The controller of a unit orders prevention among what else replaces the damage" {
  rules = { "437", "372.1" },
  cases = { { name = "prevented first", pick = "prevent", damage = 0 }, { name = "prevented last", pick = "replace", damage = 1 } },
  board = { A = { hand = { "Test Prick" }, base = { "Test Twice" } }, B = { hand = { "Test Guard" }, base = { { vanilla(5), as = "it" } } } },
  play = function(s, case)
    s.A:play("Test Prick") s.A:choose("it")
    s.A:pass()
    s.B:play("Test Guard") s.B:choose("it")
    s.B:pass() s.A:pass()
    s.A:pass() s.B:pass()
    s.B:pick(case.pick)
    s:expect("it", { damage = case.damage })
  end,
}

scenario "437 Of whom all damage is prevented nobody expects lethal damage" {
  rules = { "437", "465.2" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { hand = { "Test Shell" }, north = { { vanilla(2, { "Tank" }), as = "wall" }, { vanilla(3), as = "page" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Shell") s.B:choose("wall")
    s:resolve()
    s.A:pass() s.B:pass()
    s:expect("page", { zone = "trash" })
    s:expect("wall", { at = "north", damage = 0 })
  end,
}
