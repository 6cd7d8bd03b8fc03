card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Emperor Time: Absolute Mastery (HTR-1-096): stronger, and a card for a won battle" {
  rules = { "UA-6.7", "UA-10.12" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "striker" } }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(4000), as = "blocker" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s:expect("striker", { bp = 4000, keywords = {} })
    s.A:end_main()
    s.A:attack("striker")
    s.B:block("blocker")
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Emperor Time: Absolute Mastery (HTR-1-096): Kurapika may snipe" {
  rules = { "UA-6.1" },
  board = { A = { energy = { "Test Well" }, front = { "HTR-1-072", { vanilla(1000), as = "other" } }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(4000), as = "target" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s.A:choose("HTR-1-072")
    s:expect("HTR-1-072", { keywords = { "Snipe" }, bp = 7000 })
    s.A:end_main()
    s.A:attack("HTR-1-072", "target")
    s:expect("target", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Emperor Time: Absolute Mastery (HTR-1-096): no card for a lost battle" {
  rules = { "UA-6.7" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "striker" } }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(9000), as = "wall" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s.A:end_main()
    s.A:attack("striker")
    s.B:block("wall")
    s:expect("wall", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Emperor Time: Absolute Mastery (HTR-1-096): all of it is for this turn" {
  rules = { "UA-8.4" },
  board = { A = { energy = { "Test Well" }, front = { "HTR-1-072" }, hand = { "HTR-1-096" } }, B = { front = { { vanilla(1000), as = "target" } } } },
  play = function(s)
    s.A:play("HTR-1-096")
    s:next_turn()
    s:next_turn()
    s:expect("HTR-1-072", { keywords = {}, bp = 4000 })
    s.A:end_main()
    s.A:refused("attack", "HTR-1-072", "target", { rule = "UA-6.1" })
    s.A:attack("HTR-1-072")
    s.B:block("target")
    s:expect("target", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 }) -- the draw of the turn alone
  end,
}

card { name = "Test Call", type = "site", script = [[ triggered { on = character { enemy = true }.attacks, effect = function(fx) fx:play(fx:all(card { zone = "hand", owner = you, name = "Emperor Time: Absolute Mastery" })) end } ]] }

scenario "Emperor Time: Absolute Mastery (HTR-1-096): a battle that it wins as a blocker draws nothing" {
  rules = { "UA-6.7", "UA-7.7" },
  board = {
    A = { front = { { vanilla(2000), as = "attacker" } } },
    B = { front = { { vanilla(1000), as = "wall" } }, energy = { "Test Call" }, hand = { "HTR-1-096" } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("wall")
    s:expect("wall", { at = "front", exhausted = true, bp = 4000 })
    s:expect(s.B, { hand_size = 0 })
  end,
}
