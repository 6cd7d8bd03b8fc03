-- The start phase (UA-4.1 to UA-4.7).
card { name = "Test Ward", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { yours = true }), { bp = 1000, lasts = "next_start" }) end } ]] }
card { name = "Test Dawn", type = "character", bp = 1000, script = [[ triggered { on = you.begins { phase = "start" }, effect = function(fx) fx:draw(fx:count(character { yours = true, bp = { min = 1500 } })) end } ]] }
card { name = "Test Waking", type = "event", script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:ready(fx.it) end } ]] }

scenario "Start phase: all own rested cards become active, those of the other player do not" {
  rules = { "UA-4.2" },
  board = {
    A = { front = { { vanilla(1000), as = "mine", exhausted = true } }, energy = { { "Whale Island", exhausted = true } }, ap = { ready = 0, exhausted = 3 } },
    B = { front = { { vanilla(2000), as = "theirs", exhausted = true } }, ap = { ready = 1, exhausted = 2 } },
    turn = "B", phase = "attack",
  },
  play = function(s)
    s:turn(s.A)
    s:expect("mine", { exhausted = false })
    s:expect("Whale Island", { exhausted = false })
    s:expect(s.A, { ap = 3 })
    s:expect(s.B, { ap = 1 })
    s:expect("theirs", { exhausted = false }) -- by the end phase of B
  end,
}

scenario "Start phase: draws 1" {
  rules = { "UA-4.4" },
  board = { A = { turns = 2, deck = { "Kiriko", "Netero" } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:expect("Kiriko", { zone = "hand" })
    s:expect(s.A, { hand_size = 1, deck_size = 1 })
  end,
}

scenario "Start phase: one extra draw a turn for 1 AP" {
  rules = { "UA-4.5", "UA-4.6" },
  board = { A = { deck = { "Kiriko", "Netero", "Tonpa" } }, turn = "A", phase = "start" },
  play = function(s)
    s:owes(s.A, "extra_draw")
    s.A:extra_draw()
    s:expect(s.A, { hand_size = 2, ap = 2 })
    s:owes(s.A, "act")
    s.A:refused("extra_draw", { rule = "UA-4.6" })
  end,
}

scenario "Start phase: the extra draw is refused in the main phase even if none was made" {
  rules = { "UA-4.6" },
  board = { A = { deck = { "Kiriko", "Netero" } }, turn = "A", phase = "start" },
  play = function(s)
    s.A:pass()
    s:owes(s.A, "act")
    s.A:refused("extra_draw", { rule = "UA-4.6" })
    s:expect(s.A, { hand_size = 1, ap = 3 })
  end,
}

scenario "Start phase: a house rule may allow the extra draw in the main phase" {
  rules = { "UA-4.5" },
  format = { extra_draw_in_main = 1 },
  board = { A = { deck = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:extra_draw()
    s:expect(s.A, { hand_size = 1, ap = 2 })
    s.A:refused("extra_draw", { rule = "UA-4.5" })
  end,
}

scenario "Start phase: what lasts until it ends before its effects are judged" {
  rules = { "UA-4.1" },
  board = { A = { hand = { "Test Ward" }, front = { "Test Dawn" }, deck = 5 }, B = { front = { vanilla(1000) } } },
  play = function(s)
    s.A:play("Test Ward")
    s:expect("Test Dawn", { bp = 2000 })
    s.A:end_main()
    s.A:pass()
    s:turn(s.B)
    s:expect("Test Dawn", { bp = 2000 })
    s.B:pass()
    s.B:end_main()
    s.B:pass()
    s:turn(s.A)
    s:expect("Test Dawn", { bp = 1000 })
    s:expect(s.A, { hand_size = 1 }) -- the draw of the turn; its own effect counted nobody
  end,
}

scenario "Start phase: a locked card stays rested once, and the lock is used up" {
  rules = { "UA-4.7" },
  board = { A = { front = { { vanilla(1000), as = "it", exhausted = true, locked = 1 } }, hand = { "Test Waking", { "Test Waking", as = "second" } } } },
  play = function(s)
    s.A:play("Test Waking")
    s:expect("it", { exhausted = true, locked = 0 })
    s.A:play("second")
    s:expect("it", { exhausted = false })
  end,
}

card { name = "Test Brace", type = "character", bp = 2000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:give(fx.self, { bp = 1000, lasts = "next_start" }) end } ]] }

scenario "Start phase: until the start of your next turn, given in the other player's turn, ends with that turn" {
  rules = { "UA-4.1", "UA-6.4" },
  board = { A = { front = { { vanilla(2500), as = "attacker" }, { vanilla(100), as = "spare" } } }, B = { front = { "Test Brace" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Brace")
    s:expect("Test Brace", { at = "front", bp = 3000 })
    s.A:pass()
    s:turn(s.B)
    s:expect("Test Brace", { bp = 2000 })
  end,
}

card { name = "Test Freeze", type = "event", script = [[ on_play { effect = function(fx) fx:lock(fx:choose(ap_card { enemy = true, exhausted = true }, { count = 2 })) end } ]] }
card { name = "Test Drought", type = "site", script = [[ forbid { what = "ready", affects = ap_card { enemy = true } } ]] }

scenario "Start phase: locked AP cards stay rested once" {
  rules = { "UA-4.7", "UA-4.2" },
  board = { A = { hand = { "Test Freeze" } }, B = { ap = { ready = 0, exhausted = 3 } } },
  play = function(s)
    s.A:play("Test Freeze")
    s.A:choose("AP", "AP")
    s:next_turn()
    s:expect(s.B, { ap = 1 })
    s:next_turn()
    s:next_turn()
    s:expect(s.B, { ap = 3 })
  end,
}

scenario "Start phase: AP cards that may not become active stay rested" {
  rules = { "UA-4.2" },
  board = { A = { energy = { "Test Drought" } }, B = { ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { ap = 1 })
  end,
}
