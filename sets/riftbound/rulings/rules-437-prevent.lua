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
