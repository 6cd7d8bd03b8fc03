card {
  name = "Test Bother", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "B47 A lone Temporary unit dies before it can hold" {
  rules = { "816.1", "190.4", "469.2" },
  board = {
    A = { north = { { vanilla(3, { "Temporary" }), as = "ghost" } } },
    B = { hand = { "Test Bother" } },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:phase("beginning")
    s:chain { "ghost" }
    s:expect("ghost", { at = "north" })
    s.A:pass()
    s.B:play("Test Bother")
    s:resolve()
    s:expect("ghost", { zone = "trash" })
    s:expect("north", { controller = false })
    s:phase("main")
    s:expect(s.A, { points = 0, hand_size = 1 })
  end,
}

scenario "B47 Somebody else there holds" {
  rules = { "816.1", "469.2" },
  board = {
    A = { north = { { vanilla(3, { "Temporary" }), as = "ghost" }, vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:resolve()
    s:expect("ghost", { zone = "trash" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "B47 It does not die on the opponent's turn" {
  rules = { "816.1" },
  board = { A = { base = { { vanilla(3, { "Temporary" }), as = "ghost" } } } },
  play = function(s)
    s.A:end_turn()
    s:turn(s.B)
    s:expect("ghost", { at = "base" })
    s.B:end_turn()
    s:turn(s.A)
    s:resolve()
    s:expect("ghost", { zone = "trash" })
  end,
}
