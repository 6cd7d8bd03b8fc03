-- Equipment, its host and their controllers, each of whom may be another one (191, 434, 719): the bonus and the effect text are the
-- host's, the Equipment stays whose it is.
card {
  name = "Test Keep", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Steal", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it, { lasts = "turn" }) end } ]],
}
card { name = "Test Sword", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}" } }
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Trophy Sword", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 1,
  script = [[
    equipped.triggered { name = "c", on = self.conquers, effect = function(fx) fx:draw(1) end }
    equipped.triggered { name = "d", on = self.dies, effect = function(fx) fx:draw(1) end }
  ]],
}
card {
  name = "Test Scholar's Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 0,
  script = [[ equipped.static { active = level(3), affects = unit { friendly = true, other = true }, give = { might = 1 } } ]],
}
card {
  name = "Test Grab", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Recall", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:recall(fx.it) end } ]],
}
card {
  name = "Test Smash", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Find", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = gear { keyword = "Temporary" } }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Fading Blade", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}", "Temporary", "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Master", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Weaponmaster" } }
card {
  name = "Test Bounce", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card { name = "Test Dagger", type = "gear", energy = 0, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 3, keywords = { "Quick-Draw" } }

scenario "C16 The Equipment of a unit that is taken over goes with it and comes back with it" {
  rules = { "434", "191", "323.7" },
  board = {
    A = { hand = { "Test Steal" } },
    B = { base = { { vanilla(3), as = "it" }, { "Test Sword", attached = "it" } } },
  },
  play = function(s)
    s.A:play("Test Steal") s.A:choose("it")
    s:resolve()
    s:expect("it", { controller = s.A, place = "base of A", might = 5 })
    s:expect("Test Sword", { controller = s.B, host = "it", place = "base of A" })
    s:next_turn()
    s:expect("it", { controller = s.B, place = "base of B", might = 5 })
    s:expect("Test Sword", { controller = s.B, host = "it" })
  end,
}

scenario "C16 The effect text on a unit that is taken over is its new controller's" {
  rules = { "191", "136", "719" },
  board = {
    A = { hand = { "Test Keep", "Test Bolt" } },
    B = { base = { { vanilla(2), as = "it" }, { "Test Trophy Sword", attached = "it" } } },
  },
  play = function(s)
    s.A:play("Test Keep") s.A:choose("it")
    s:resolve()
    s:expect("it", { controller = s.A })
    s.A:move("it", "north")
    s.A:pass() s.B:pass()
    s:resolve()
    s:expect(s.A, { hand_size = 2, points = 1 })
    s:expect(s.B, { hand_size = 0 })
    s.A:play("Test Bolt") s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = "trash", owner = s.B })
    s:expect(s.A, { hand_size = 2 })
    s:expect("Test Trophy Sword", { controller = s.B, at = "base" })
  end,
}

scenario "C16 A Level in an effect text goes by the host's controller" {
  rules = { "136", "824", "191" },
  board = {
    A = { hand = { "Test Keep" }, xp = 3, base = { { vanilla(1), as = "a" } } },
    B = { base = { { vanilla(2), as = "it" }, { "Test Scholar's Blade", attached = "it" }, { vanilla(1), as = "b" } } },
  },
  play = function(s)
    s:expect("b", { might = 1 })
    s.A:play("Test Keep") s.A:choose("it")
    s:resolve()
    s:expect("a", { might = 2 })
    s:expect("b", { might = 1 })
    s:expect("it", { might = 2 })
  end,
}

scenario "C16 An attached Equipment may be taken over, and falls to its new controller" {
  rules = { "191", "434", "719" },
  board = {
    A = { hand = { "Test Grab", "Test Doom" } },
    B = { base = { { vanilla(2), as = "it" }, { "Test Sword", attached = "it" } } },
  },
  play = function(s)
    s.A:play("Test Grab") s.A:choose("Test Sword")
    s:resolve()
    s:expect("Test Sword", { controller = s.A, host = "it", place = "base of B" })
    s:expect("it", { might = 4 })
    s.A:play("Test Doom") s.A:choose("it")
    s:resolve()
    s:expect("Test Sword", { controller = s.A, place = "base of A", owner = s.B })
  end,
}

scenario "C16 Equipment of two players on one unit goes home to each of them" {
  rules = { "435", "323.7", "719" },
  board = {
    A = { hand = { "Test Doom" }, base = {} },
    B = { north = { { vanilla(2), as = "it" }, { "Test Sword", as = "own", attached = "it" }, { "Test Sword", as = "lent", attached = "it", controller = "A" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("it", { might = 6 })
    s.A:play("Test Doom") s.A:choose("it")
    s.A:pass() s.B:pass()
    s:expect("own", { place = "base of B" })
    s:expect("lent", { place = "base of A", controller = s.A })
    s:resolve()
  end,
}

scenario "C16 A recalled attacker takes its Equipment home" {
  rules = { "455", "434", "456" },
  board = {
    A = { hand = { "Test Recall" }, base = { { vanilla(2), as = "it", buffs = 1 }, { "Test Sword", attached = "it" } } },
    B = { north = { { vanilla(9), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:play("Test Recall") s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base", might = 5, exhausted = true, attacking = false, buffs = 1 })
    s:expect("Test Sword", { at = "base", host = "it" })
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "C16 Temporary and Deathknell of an attached Equipment sleep, and it has them all the same" {
  rules = { "720", "816.1", "808.1", "722" },
  board = {
    A = { hand = { "Test Find", "Test Smash" } },
    B = { base = { { vanilla(1), as = "it" }, { "Test Fading Blade", attached = "it" }, { "Test Fading Blade", as = "loose" } } },
  },
  play = function(s)
    s.A:play("Test Find")
    s:options("Test Fading Blade", "loose")
    s.A:choose("Test Fading Blade")
    s:resolve()
    s.A:end_turn()
    s:chain { "loose" }
    s:resolve()
    s:expect("loose", { zone = "trash" })
    s:expect("Test Fading Blade", { host = "it" })
    s:expect(s.B, { hand_size = 2 })
    s.B:end_turn()
    s.A:play("Test Smash") s.A:choose("Test Fading Blade")
    s:resolve()
    s:expect("Test Fading Blade", { zone = "trash" })
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "C16 Weaponmaster takes the Equipment that kept a unit alive" {
  rules = { "821", "434", "323.5" },
  board = {
    A = { hand = { "Test Master" }, base = { { vanilla(2), as = "it", damage = 3 }, { "Test Sword", attached = "it" } }, pool = { energy = 1 } },
  },
  play = function(s)
    s.A:play("Test Master")
    s.A:choose("Test Sword")
    s.A:pass() s.B:pass()
    s.A:yes()
    s:expect("it", { zone = "trash" })
    s:expect("Test Master", { might = 3 })
  end,
}

scenario "C16 Quick-Draw is answered by what becomes of the host" {
  rules = { "819", "359.3", "434" },
  cases = { { name = "bounced", by = "Test Bounce", host = false }, { name = "taken", by = "Test Keep", host = false }, { name = "recalled", by = "Test Recall", host = "it" } },
  board = function(case)
    return {
      A = { hand = { "Test Dagger" }, north = { { vanilla(2), as = "it" } } },
      B = { hand = { case.by } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Dagger") s.A:choose("it")
    s.A:pass()
    s.B:play(case.by) s.B:choose("it")
    s:resolve()
    s:expect("Test Dagger", { host = case.host, at = "base" })
  end,
}
