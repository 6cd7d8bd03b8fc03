-- Conquests in another player's phases, by one effect and with others in the lead (468 to 471).
card {
  name = "Test Send", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {}, to = place {} }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card { name = "Test Ghost", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Temporary" } }
card {
  name = "Test Fork", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { one = unit { friendly = true }, two = unit { friendly = true } }, effect = function(fx) local ps = fx:all(place { battlefield = true }) fx:move(fx.one, ps[1]) fx:move(fx.two, ps[2]) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Gong", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = player {}.conquers, effect = function(fx) fx:score(1) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Cub", type = "unit", energy = 1, might = 1, domains = { "body" },
  script = [[ triggered { on = self.readied, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C16 What is conquered in the holder's beginning phase is not held" {
  rules = { "315.2", "323.9", "469.1", "816.1" },
  board = {
    A = { hand = { "Test Send" }, base = { { vanilla(4), as = "raider" } } },
    B = { base = { "Test Ghost" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:end_turn()
    s:chain { "Test Ghost" }
    s.B:pass()
    s.A:play("Test Send") s.A:choose("raider") s.A:choose("north")
    s:resolve()
    s:phase("beginning")
    s:expect("raider", { attacking = true })
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:phase("main")
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "C16 Two conquests by one effect, each judged in its time" {
  rules = { "471.1", "461", "323.9" },
  cases = { { name = "six points", points = 6, left = 8, hand = 0 }, { name = "seven points", points = 7, left = 8, hand = 1 } },
  board = function(case)
    return {
      A = { points = case.points, hand = { "Test Fork" }, base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Fork") s.A:choose("a") s.A:choose("b")
    s.A:pass() s.B:pass()
    s:owes(s.A, "staged")
    s.A:choose("north")
    s.A:pass() s.B:pass()
    s:expect(s.A, { points = 7 })
    s.A:pass() s.B:pass()
    s:won(s.A)
    s:expect(s.A, { points = case.left, hand_size = case.hand })
  end,
}

scenario "C16 Conquered in the opponent's turn, held in the own, and then not scored again" {
  rules = { "468", "469", "470" },
  board = {
    A = { base = { { vanilla(2), as = "it" } }, hand = { "Test Send", { "Test Send", as = "b" }, { "Test Send", as = "c" } } },
    turn = "B",
    B = { hand = { { "Test Doom", as = "d" } }, base = { { vanilla(1), as = "lamb" } } },
  },
  play = function(s)
    s.B:play("d") s.B:choose("lamb")
    s.B:pass()
    s.A:play("Test Send") s.A:choose("it") s.A:choose("north")
    s:resolve()
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:turn(s.B)
    s.B:end_turn()
    s:expect(s.A, { points = 2 })
    s.A:play("b") s.A:choose("it") s.A:choose("base")
    s:resolve()
    s:expect("north", { controller = false })
    s.A:play("c") s.A:choose("it") s.A:choose("north")
    s:resolve()
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 2 })
  end,
}

scenario "C16 Of two triggers at seven points the one that resolves first wins" {
  rules = { "323.1", "471.1", "383.3" },
  board = {
    A = { points = 7, base = { { vanilla(2), as = "it" }, "Test Gong" } },
    B = { points = 7, base = { { "Test Gong", as = "gong" } } },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:pass() s.B:pass()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s:chain { "Test Gong", "gong" }
    s.B:pass() s.A:pass()
    s:won(s.B)
  end,
}

scenario "C16 A burn out in the draw phase decides a tie" {
  rules = { "431.2", "323.1", "315.4" },
  board = { A = { points = 8 }, B = { points = 8, deck = {}, trash = { vanilla(1), vanilla(1) } } },
  play = function(s)
    s.A:end_turn()
    s:won(s.A)
    s:expect(s.A, { points = 9 })
  end,
}

scenario "C16 What the awaken phase triggers is answered before anything is held" {
  rules = { "315.1", "312", "415" },
  board = {
    B = { base = { { "Test Cub", exhausted = true }, { "Test Cub", as = "ready" } }, north = { { "Test Ghost", as = "g" } }, deck = { vanilla(1), vanilla(1), vanilla(1) } },
    A = { hand = { "Test Bolt" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:end_turn()
    s:phase("awaken")
    s:chain { "Test Cub" }
    s:expect("g", { at = "north" })
    s.B:pass()
    s.A:play("Test Bolt") s.A:choose("g")
    s:resolve()
    s:expect("g", { zone = "trash" })
    s:expect(s.B, { points = 0, hand_size = 2 })
  end,
}
