card { name = "Test Shade", type = "unit", energy = 1, might = 2, domains = { "order" },
  script = [[ static { zone = "trash", affects = unit { friendly = true }, give = { might = 1 } } ]] }
card { name = "Test Lord", type = "unit", energy = 1, might = 2, domains = { "order" },
  script = [[ static { affects = unit { friendly = true, other = true }, give = { might = 1 } } ]] }
card { name = "Test Guide", type = "unit", energy = 1, might = 2, domains = { "order" },
  script = [[ static { active = some(gear { yours = true }), affects = self, give = { might = 2 } } ]] }
card { name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Quake", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(1, fx:all(unit {})) end } ]] }
card { name = "Test Break", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Goad", type = "gear", energy = 1, domains = { "fury" },
  script = [[ replacement { on = unit {}.damaged, change = function(q) return { amount = q.event.amount + 1 } end } ]] }
card { name = "Test Twin Goad", type = "gear", energy = 1, domains = { "fury" },
  script = [[ replacement { on = unit {}.damaged, change = function(q) return { amount = q.event.amount * 2 } end } ]] }
card { name = "Test Ward", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.dies, limit = "turn", effect = function(fx)
    fx:heal(fx.event.subject)
    fx:recall(fx.event.subject)
  end } ]] }
card { name = "Test Mercy", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit {}.dies, optional = true, effect = function(fx)
    fx:heal(fx.event.subject)
    fx:recall(fx.event.subject)
  end } ]] }
card { name = "Test Saviour", type = "unit", energy = 1, might = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true, other = true }.dies, effect = function(fx)
    fx:heal(fx.event.subject)
    fx:recall(fx.event.subject)
  end } ]] }
card { name = "Test Page", type = "unit", energy = 0, might = 1, domains = { "mind" },
  script = [[ static { affects = self, give = { enters = "ready" } } ]] }
card { name = "Test Mirror", type = "gear", energy = 1, domains = { "mind" },
  script = [[ replacement { on = you.plays_token, change = function(q) return { count = q.event.count + 1 } end } ]] }
card { name = "Test Muster", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base, ready = true }) end } ]] }
card { name = "Test Warden", type = "unit", energy = 0, might = 1, domains = { "calm" },
  script = [[ replacement { on = playing { type = "unit", yours = true }.enters, effect = function(fx) fx:proceed() fx:draw(1) end } ]] }
card { name = "Test Study", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "364 A passive may have a condition" {
  rules = { "364.3" },
  board = { A = { hand = { "Test Break" }, base = { "Test Guide", { "Test Goad", as = "tool" } } } },
  play = function(s)
    s:expect("Test Guide", { might = 4 })
    s.A:play("Test Break") s.A:choose("tool")
    s:resolve()
    s:expect("Test Guide", { might = 2 })
  end,
}

scenario "365 A permanent's passive ends when it leaves the board" {
  rules = { "365.1" },
  board = { A = { hand = { "Test Doom" }, base = { "Test Lord", { vanilla(2), as = "it" } } } },
  play = function(s)
    s:expect("it", { might = 3 })
    s.A:play("Test Doom") s.A:choose("Test Lord")
    s:resolve()
    s:expect("it", { might = 2 })
  end,
}

scenario "366 A passive works elsewhere when its text says so" {
  rules = { "366.1" },
  board = { A = { hand = { "Test Doom" }, base = { "Test Shade", { vanilla(2), as = "it" } } } },
  play = function(s)
    s:expect("it", { might = 2 })
    s.A:play("Test Doom") s.A:choose("Test Shade")
    s:resolve()
    s:expect("it", { might = 3 })
  end,
}

scenario "369 What says how it enters stands in the place of how it would" {
  rules = { "369.3" },
  board = { A = { hand = { "Test Page", { vanilla(1), as = "plain" } }, pool = { energy = 9 } } },
  play = function(s)
    s.A:play("Test Page")
    s:expect("Test Page", { exhausted = false })
    s.A:play("plain")
    s:expect("plain", { exhausted = true })
  end,
}

scenario "369 To burn out stands in the place of a draw that cannot be" {
  rules = { "369.2" },
  board = { A = { hand = { "Test Study" }, deck = {}, trash = { { vanilla(1), as = "old" } } } },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { points = 1 })
  end,
}

scenario "370 Each replacement meets an event once; who is affected says in which order" {
  rules = { "368.1", "370.1", "370.2", "372.1" },
  cases = { { name = "more, then twice", first = "Test Goad", damage = 4 }, { name = "twice, then more", first = "Test Twin Goad", damage = 3 } },
  board = {
    A = { hand = { "Test Bolt" }, base = { "Test Goad", "Test Twin Goad" } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s, case)
    s.A:play("Test Bolt") s.A:choose("foe")
    s.A:pass() s.B:pass()
    s:owes(s.B)
    s.B:pick(case.first)
    s:expect("foe", { damage = case.damage })
  end,
}

scenario "370 What dies at the same time still saves others" {
  rules = { "370.4", "368.1" },
  board = {
    A = { hand = { "Test Quake" } },
    B = { base = { "Test Saviour", { vanilla(1), as = "friend" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s:resolve()
    s:expect("Test Saviour", { zone = "trash" })
    s:expect("friend", { at = "base", damage = 0 })
  end,
}

scenario "371 Once a turn is once a turn" {
  rules = { "371.1" },
  board = {
    A = { hand = { "Test Doom", { "Test Doom", as = "again" } } },
    B = { base = { "Test Ward", { vanilla(1), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Doom") s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base" })
    s.A:play("again") s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "trash" })
  end,
}

scenario "371 Its controller may decline, whoever is affected" {
  rules = { "371.2", "374" },
  cases = { { name = "yes", agrees = true }, { name = "no", agrees = false } },
  board = {
    A = { hand = { "Test Doom" }, base = { "Test Mercy" } },
    B = { base = { { vanilla(1), as = "it" } } },
  },
  play = function(s, case)
    s.A:play("Test Doom") s.A:choose("it")
    s.A:pass() s.B:pass()
    s:owes(s.A, "may")
    if case.agrees then s.A:yes() else s.A:no() end
    s:expect("it", { zone = case.agrees and "base" or "trash" })
  end,
}

scenario "373 Deaths of two players: the turn player's replacements are first" {
  rules = { "373.1", "371.2" },
  board = {
    turn = "B",
    A = { base = { { "Test Ward", as = "ward" }, { vanilla(1), as = "mine" } } },
    B = { hand = { "Test Quake" }, base = { "Test Mercy", { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.B:play("Test Quake")
    s.B:pass() s.A:pass()
    -- Mercy could save either; B's own death comes first.
    s:owes(s.B, "may")
    s.B:yes()
    s:expect("theirs", { at = "base", damage = 0 })
    s:owes(s.A)
    s.A:pick("Test Ward")
    s:expect("mine", { at = "base", damage = 0 })
  end,
}

scenario "375 One more token enters as the one does that it is added to" {
  rules = { "375", "350.2" },
  board = { A = { hand = { "Test Muster" }, base = { "Test Mirror" } } },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:count("Recruit", 2, { exhausted = false, at = "base" })
  end,
}

scenario "370 A replacement does not meet the event by which it comes" {
  rules = { "370.3", "370.1" },
  board = { A = { hand = { "Test Warden", { "Test Warden", as = "second" } } } },
  play = function(s)
    s.A:play("Test Warden")
    s:expect(s.A, { hand_size = 1 })
    s.A:play("second")
    s:expect("second", { at = "base" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

card { name = "Test Homeward", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.dies, effect = function(fx)
    fx:heal(fx.event.subject)
    fx:recall(fx.event.subject)
  end } ]] }
card { name = "Test Outward", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.dies, effect = function(fx) fx:banish(fx.event.subject) end } ]] }

scenario "373 A replacement saves of units that die together those that it meets one after the other" {
  rules = { "373.2", "373" },
  cases = { { name = "in one sequence", second = "Test Homeward", third = true }, { name = "interrupted", second = "Test Outward", third = false } },
  board = {
    A = {
      hand = { "Test Quake" }, base = { "Test Homeward", "Test Outward", { vanilla(1), as = "one" }, { vanilla(1), as = "two" }, { vanilla(1), as = "three" } },
    },
  },
  play = function(s, case)
    s.A:play("Test Quake")
    s.A:pass() s.B:pass()
    s.A:choose("one")
    s.A:pick("Test Homeward")
    s.A:choose("two")
    s.A:pick(case.second)
    if case.third then
      s.A:pick("Test Homeward")
    end
    s:expect("one", { at = "base" })
    s:expect("two", { zone = case.third and "base" or "banished" })
    s:expect("three", { zone = case.third and "base" or "banished" })
  end,
}

scenario "373 Two replacements change damage that is dealt at once in one order" {
  rules = { "373.2" },
  cases = { { name = "the same order", first = "Test Goad", damage = 4 }, { name = "the other order", first = "Test Twin Goad", damage = 2 } },
  board = {
    A = { hand = { "Test Quake" }, base = { "Test Goad", "Test Twin Goad" } },
    B = { base = { { vanilla(9), as = "one" }, { vanilla(9), as = "two" } } },
  },
  play = function(s, case)
    s.A:play("Test Quake")
    s.A:pass() s.B:pass()
    s.B:pick("Test Goad")
    s:expect("one", { damage = 4 })
    s.B:pick(case.first)
    s:expect("two", { damage = case.damage })
  end,
}
