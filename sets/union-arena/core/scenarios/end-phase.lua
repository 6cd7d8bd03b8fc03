-- The end phase (UA-8).
card { name = "Test Dusk", type = "character", bp = 1000, script = [[ triggered { on = you.begins { phase = "end" }, effect = function(fx) fx:draw(fx:count(character { yours = true, exhausted = true })) end } ]] }
card { name = "Test Close", type = "character", bp = 1000, script = [[ triggered { on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Cheer", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character {}), { bp = 500, lasts = "turn" }) end } ]] }

scenario "End phase: effects of its start come before the characters become active" {
  rules = { "UA-8.1", "UA-8.2" },
  board = { A = { front = { { "Test Dusk", exhausted = true }, { vanilla(1000), as = "other", exhausted = true } } } },
  play = function(s)
    s.A:end_main()
    s:expect(s.A, { hand_size = 2 })
    s:expect("other", { exhausted = false })
  end,
}

scenario "End phase: characters and sites become active, AP cards do not" {
  rules = { "UA-8.2" },
  board = { A = { front = { { vanilla(1000), as = "a", exhausted = true } }, energy = { { "Whale Island", exhausted = true } }, ap = { ready = 1, exhausted = 2 } } },
  play = function(s)
    s.A:end_main()
    s:turn(s.B)
    s:expect("a", { exhausted = false })
    s:expect("Whale Island", { exhausted = false })
    s:expect(s.A, { ap = 1 })
  end,
}

scenario "End phase: of more than 8 cards in hand the surplus goes to the removal area" {
  rules = { "UA-8.3" },
  board = { A = { hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka", "Whale Island", "Trailer", "Fishing Rod" } } },
  play = function(s)
    s.A:end_main()
    s:owes(s.A, "hand_limit")
    s.A:choose("Mito", "Trailer")
    s:expect("Mito", { zone = "removal" })
    s:expect("Trailer", { zone = "removal" })
    s:expect(s.A, { hand_size = 8, removal_size = 2, sideline_size = 0 })
    s:turn(s.B)
  end,
}

scenario "End phase: 8 cards in hand stay, and more on the other player's turn too" {
  rules = { "UA-8.4" },
  board = { A = { hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka", "Whale Island" } }, B = { hand = { "Kiriko", "Netero", "Tonpa", "Mito", "Satotz", "Kurapika", "Hisoka", "Whale Island", "Trailer" } } },
  play = function(s)
    s.A:end_main()
    s:turn(s.B)
    s:expect(s.A, { hand_size = 8 })
    s:expect(s.B, { hand_size = 10 }) -- it has drawn 1
  end,
}

scenario "End phase: what lasts this turn ends, then the turn passes" {
  rules = { "UA-8.4" },
  board = { A = { hand = { "Test Cheer" }, front = { "Test Close" } }, B = { front = { { vanilla(1000), as = "theirs" } } } },
  play = function(s)
    s.A:play("Test Cheer")
    s:expect("theirs", { bp = 1500 })
    s.A:end_main()
    s.A:pass()
    s:turn(s.B)
    s:expect("theirs", { bp = 1000 })
    s:expect(s.A, { hand_size = 1 })
  end,
}
