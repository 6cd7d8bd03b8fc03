-- One scenario for each moment that makes a cleanup outstanding (319); then what a cleanup does and does not do.

card { name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]] }
card { name = "Test Word", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Quick Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Zeal", type = "spell", energy = 0, domains = { "body" }, keywords = { "Reaction" },
  script = [[
    additional_cost { name = "zeal", cost = { spend_buff = 1 } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]] }
card { name = "Test Sleeper", type = "unit", energy = 1, might = 1, domains = { "calm" },
  script = [[ static { active = times(you.begins { phase = "draw" }):at_most(0), affects = self, give = { might = 2 } } ]] }
card { name = "Test Scholar", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ static { affects = self, give = { might = count(card { zone = "hand", owner = you }) } } ]] }
card { name = "Test Gloom", type = "unit", energy = 0, might = 2, domains = { "chaos" },
  script = [[ static { affects = unit { other = true }, give = { might = -1 } } ]] }
card { name = "Test Lord", type = "unit", energy = 1, might = 2, domains = { "order" },
  script = [[ static { affects = unit { friendly = true, other = true }, give = { might = 1 } } ]] }
card { name = "Test Marsh", type = "battlefield", script = [[ static { affects = unit { here = true }, give = { might = -1 } } ]] }
card { name = "Test Idler", type = "unit", energy = 1, might = 1, domains = { "body" },
  script = [[ static { active = is(self, unit { exhausted = true }), affects = self, give = { might = 2 } } ]] }
card { name = "Test Martyr", type = "unit", energy = 1, might = 2, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Twin Blow", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:deal(2, fx.it).done then fx:draw(1) end end } ]] }
card { name = "Test Twin Murder", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Snare", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it, { lasts = "turn" }) end } ]] }

scenario "319 The state opens: an empty battlefield is lost" {
  rules = { "319.1", "331.1", "331.2", "323.6" },
  board = {
    A = { hand = { "Test Word" } },
    B = { hand = { "Test Gale" }, north = { { vanilla(2), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Word")
    s.A:pass()
    s.B:play("Test Gale") s.B:choose("it")
    s.B:pass() s.A:pass()
    s:expect("it", { zone = "hand" })
    s:expect("north", { controller = s.B })
    s.A:pass() s.B:pass()
    s:expect("north", { controller = false })
  end,
}

scenario "319 A phase begins: might that lasted until then is gone, and so is the unit" {
  rules = { "319.2", "364.3" },
  board = { A = { base = { { "Test Sleeper", as = "it", damage = 2 } } }, phase = "channel" },
  play = function(s)
    s:phase("main")
    s:expect("it", { zone = "trash" })
  end,
}

scenario "319 An item becomes pending: what dies of that cannot be chosen for it any more" {
  rules = { "319.3", "328.1", "329.1", "334.1", "354.4", "354.1" },
  board = { A = { hand = { "Test Bolt" }, base = { { "Test Scholar", as = "scholar", damage = 1 } } }, B = { base = { { vanilla(5), as = "foe" }, { vanilla(5), as = "other" } } } },
  play = function(s)
    s:expect("scholar", { might = 2 })
    s.A:play("Test Bolt")
    s:expect("scholar", { zone = "trash" })
    s:options("foe", "other")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}

scenario "319 An item is finalized: without the buff that paid for it the unit dies, before anybody acts" {
  rules = { "319.4", "337.4", "356.7", "357.2" },
  board = { A = { hand = { "Test Zeal" }, base = { { vanilla(3), as = "it", buffs = 1, damage = 3 } } } },
  play = function(s)
    s.A:play("Test Zeal")
    s:chain { "Test Zeal" }
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:owes(s.A, "act")
  end,
}

scenario "319 An item leaves the chain: what it has damaged dies before the next one resolves" {
  rules = { "319.5", "330.2", "340.1", "340.4", "359.3" },
  board = {
    A = { hand = { "Test Bolt" } },
    B = { hand = { "Test Quick Bolt" }, base = { { vanilla(2), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Bolt") s.A:choose("it")
    s.A:pass()
    s.B:play("Test Quick Bolt") s.B:choose("it")
    s.B:pass() s.A:pass()
    s:chain { "Test Bolt" }
    s:expect("it", { zone = "trash" })
    s:owes(s.A, "act")
    s:resolve()
    s:chain {}
  end,
}

scenario "319 An object enters the board: what it weakens dies at once" {
  rules = { "319.6", "337.2", "351.1" },
  board = { A = { hand = { "Test Gloom" } }, B = { base = { { vanilla(3), as = "it", damage = 2 } } } },
  play = function(s)
    s.A:play("Test Gloom")
    s:expect("Test Gloom", { at = "base" })
    s:expect("it", { zone = "trash" })
    s:owes(s.A, "act")
  end,
}

scenario "319 An object leaves the board: what it had strengthened dies" {
  rules = { "319.6", "365.1" },
  board = { A = { hand = { "Test Gale" } }, B = { base = { { "Test Lord", as = "lord" }, { vanilla(2), as = "it", damage = 2 } } } },
  play = function(s)
    s:expect("it", { might = 3 })
    s.A:play("Test Gale") s.A:choose("lord")
    s:resolve()
    s:expect("lord", { zone = "hand" })
    s:expect("it", { zone = "trash" })
  end,
}

scenario "319 A status changes: readied, it is weaker and dies" {
  rules = { "319.7", "315.1" },
  board = { A = { base = { { "Test Idler", as = "it", exhausted = true, damage = 2 } } }, phase = "awaken" },
  play = function(s)
    s:phase("main")
    s:expect("it", { zone = "trash" })
  end,
}

scenario "319 A move is complete: the unit dies where it has come to, and opens no showdown" {
  rules = { "319.8" },
  board = {
    A = { base = { { vanilla(3), as = "it", damage = 2 }, { vanilla(1), as = "other" } } },
    battlefields = { north = { card = "Test Marsh" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s:expect("it", { zone = "trash" })
    s:expect("north", { contested = false, controller = false })
    s:owes(s.A, "act")
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "320 What dies in a cleanup triggers: it waits until the cleanup is over" {
  rules = { "320.1", "323.3", "323.4", "323.5", "322.1", "334.2" },
  board = {
    A = { hand = { "Test Bolt" } },
    B = { base = { { "Test Lord", as = "lord" }, { "Test Martyr", as = "it", damage = 2 } } },
  },
  play = function(s)
    s.A:play("Test Bolt") s.A:choose("lord")
    s.A:pass() s.B:pass()
    -- The lord dies in the first pass, what it held up in the second, and its Deathknell waits.
    s:expect("lord", { zone = "trash" })
    s:expect("it", { zone = "trash" })
    s:chain { "it" }
    s:expect(s.B, { hand_size = 0 })
    s:owes(s.B, "act")
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "321 No cleanup in the middle of a resolution: the second execution still finds what the first has doomed" {
  rules = { "340.1", "820.1", "820.2" },
  board = { A = { hand = { "Test Twin Blow" }, pool = { energy = 1 } }, B = { base = { { "Test Martyr", as = "it" } } } },
  play = function(s)
    s.A:play("Test Twin Blow")
    s.A:yes()
    s.A:choose("it")
    s.A:choose("it")
    s.A:pass() s.B:pass()
    s:expect("it", { zone = "trash" })
    s:chain { "it" }
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "321 What has triggered in the first execution waits for the second" {
  rules = { "321.1", "340.1", "340.3", "337.3" },
  board = { A = { hand = { "Test Twin Murder" }, pool = { energy = 1 } }, B = { base = { { "Test Martyr", as = "one" }, { "Test Martyr", as = "two" } } } },
  play = function(s)
    s.A:play("Test Twin Murder")
    s.A:yes()
    s.A:choose("one")
    s.A:choose("two")
    s.A:pass() s.B:pass()
    s:chain { "one", "two" }
    s:expect("two", { zone = "trash" })
    s:owes(s.B, "act")
    s:resolve()
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "324 A special cleanup is followed by usual ones: what went home at the end of the turn stays home" {
  rules = { "324.2", "323.7" },
  board = { A = { hand = { "Test Snare" } }, B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Snare") s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base", controller = s.A })
    s.A:end_turn()
    s:turn(s.B)
    s:expect("it", { at = "base", controller = s.B })
  end,
}
