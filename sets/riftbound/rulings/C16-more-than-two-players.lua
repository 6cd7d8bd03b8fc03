-- Three players and four: whose points, whose order, whose turn, and what a teammate may not do.
card {
  name = "Test Send", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {}, to = place {} }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}
card {
  name = "Test Keep", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Draw Two", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}
card {
  name = "Test Draw Each", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) for _, p in ipairs(fx.players) do fx:draw(1, p) end end } ]],
}
card {
  name = "Test Mill", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { who = player {} }, effect = function(fx) fx:burn(2, fx.who) end } ]],
}
card {
  name = "Test Quake", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]],
}
card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Watch", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit {}.attacks, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Sentry", type = "unit", energy = 1, might = 3, domains = { "order" },
  script = [[ triggered { on = self.defends, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Raider", type = "unit", energy = 1, might = 3, domains = { "order" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Walker", type = "unit", energy = 1, might = 3, domains = { "order" },
  script = [[ triggered { on = self.moves, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Zap", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { them = exactly(2, unit {}) }, effect = function(fx) fx:deal(2, fx.them) end } ]],
}
card { name = "Test Ghost", type = "unit", energy = 1, might = 2, domains = { "mind" }, keywords = { "Temporary" } }
card { name = "Test Harrier", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Ambush" } }
card { name = "Test Sword", type = "gear", energy = 1, domains = { "fury" }, tags = { "Equipment" }, might_bonus = 2, keywords = { "Equip {1}" } }
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Mourning", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { friendly = true }.dies, effect = function(fx) fx:gain_xp(1) end } ]],
}
card { name = "Test Hunter", type = "unit", energy = 1, might = 2, domains = { "body" }, keywords = { "Hunt 2" } }
card {
  name = "Test Altar", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = you.conquers, effect = function(fx) fx:draw(1) end } triggered { name = "h", on = you.holds, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Loner", type = "unit", energy = 1, might = 2, domains = { "body" },
  script = [[ static { active = is(self, unit { alone = true }), affects = self, give = { might = 3 } } ]],
}

scenario "C16 Skirmish: each burn out of a sequence gives its point to who is chosen then" {
  format = "skirmish",
  rules = { "431.2", "431.3" },
  board = {
    A = { hand = { "Test Draw Two" }, deck = {}, trash = {} },
    B = { points = 7 },
    C = { points = 7 },
  },
  play = function(s)
    s.A:play("Test Draw Two")
    s.A:pass() s.B:pass() s.C:pass()
    s:options(s.B, s.C)
    -- the spell is not in the trash yet
    s.A:choose(s.B)
    s:over(false)
    s:expect(s.B, { points = 8 })
    s.A:choose(s.C)
    s:over(false)
    s.A:choose(s.C)
    s:won(s.C)
  end,
}

scenario "C16 Skirmish: a single burn out that decides the game lets the spell finish" {
  format = "skirmish",
  rules = { "431.2", "193" },
  board = {
    A = { hand = { "Test Draw Each" }, deck = {}, trash = { vanilla(1), vanilla(1) } },
    B = { points = 7 },
    C = { points = 2 },
  },
  play = function(s)
    s.A:play("Test Draw Each")
    s.A:pass() s.B:pass() s.C:pass()
    s.A:choose(s.B)
    s:expect(s.B, { points = 8, hand_size = 1 })
    s:expect(s.C, { hand_size = 1 })
    s:won(s.B)
  end,
}

scenario "C16 Skirmish: who is burned out chooses who gets the point" {
  format = "skirmish",
  rules = { "440.4", "431.2" },
  board = {
    A = { hand = { "Test Mill" } },
    B = { deck = {}, trash = { vanilla(1), vanilla(1), vanilla(1) } },
  },
  play = function(s)
    s.A:play("Test Mill") s.A:choose(s.B)
    s.A:pass() s.B:pass() s.C:pass()
    s:options(s.A, s.C)
    s.B:choose(s.C)
    s:expect(s.B, { deck_size = 1, trash_size = 2 })
    s:expect(s.C, { points = 1 })
  end,
}

scenario "C16 Skirmish: Deathknells of three players" {
  format = "skirmish",
  rules = { "383.3", "340.4", "808.1" },
  board = {
    A = { base = { { "Test Martyr", as = "a" } } },
    B = { hand = { "Test Quake" }, base = { { "Test Martyr", as = "b" } } },
    C = { base = { { "Test Martyr", as = "c" } } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Quake")
    s.B:pass() s.C:pass() s.A:pass()
    s:chain { "b", "c", "a" }
    s:owes(s.A, "act")
    s.A:pass() s.B:pass() s.C:pass()
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.C, { hand_size = 0 })
    s:owes(s.C, "act")
  end,
}

scenario "C16 Skirmish: the opening of a combat goes by attacker, others, defender" {
  format = "skirmish",
  rules = { "464.2", "340.1" },
  board = {
    A = { base = { "Test Watch" } },
    B = { base = { { "Test Raider", as = "raider" } } },
    C = { north = { { "Test Sentry", as = "guard" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} }, turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:chain { "raider", "Test Watch", "guard" }
    s:owes(s.C, "act")
    s:resolve()
    s:owes(s.B, "act")
    s.B:pass() s:owes(s.C, "act") s.C:pass() s:owes(s.A, "act")
    s.A:pass()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
    s:expect("north", { controller = false })
  end,
}

scenario "C16 Skirmish: a move that becomes a recall triggers no move" {
  format = "skirmish",
  rules = { "447.2", "456.2" },
  cases = { { name = "closed", to = "north", at = "base", xp = 0 }, { name = "free", to = "east", at = "east", xp = 1 } },
  board = {
    A = { hand = { "Test Send" }, south = { { "Test Walker", as = "it" } } },
    B = { north = { { vanilla(3), as = "b" } } }, C = { north = { { vanilla(3), as = "c" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" }, east = {} },
  },
  play = function(s, case)
    s.C:pass()
    s.A:play("Test Send") s.A:choose("it") s.A:choose(case.to)
    s:resolve()
    s:expect("it", { at = case.at })
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C16 Skirmish: two lose their battlefields in the showdown of a third" {
  format = "skirmish",
  rules = { "323.5", "348.2", "190.4" },
  board = {
    A = { base = { { vanilla(2), as = "it" } }, hand = { "Test Zap" } },
    B = { south = { { vanilla(2), as = "b" } } },
    C = { east = { { vanilla(2), as = "c" } } },
    battlefields = { north = {}, south = { controller = "B" }, east = { controller = "C" } },
  },
  play = function(s)
    s.A:move("it", "north")
    s.A:play("Test Zap") s.A:choose("b", "c")
    s.A:pass() s.B:pass() s.C:pass()
    s:expect("b", { zone = "trash" })
    s:expect("south", { controller = false })
    s:expect("east", { controller = false })
    s:owes(s.B, "act")
    s.B:pass() s.C:pass() s.A:pass()
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C16 Skirmish: a Temporary unit dies in the turn of who controls it" {
  format = "skirmish",
  rules = { "816.1", "191" },
  board = { A = { base = { "Test Ghost" } }, C = { hand = { "Test Keep" } } , turn = "B" },
  play = function(s)
    s.B:end_turn()
    s.C:play("Test Keep") s.C:choose("Test Ghost")
    s:resolve()
    s.C:end_turn()
    s:turn(s.A)
    s:expect("Test Ghost", { at = "base", controller = s.C })
    s.A:end_turn()
    s.B:end_turn()
    s:resolve()
    s:expect("Test Ghost", { zone = "trash" })
  end,
}

scenario "C16 Skirmish: the final point wants all three battlefields" {
  format = "skirmish",
  rules = { "471.1" },
  cases = { { name = "two of three", east = false, points = 7, hand = 2 }, { name = "all", east = true, points = 8, hand = 1 } },
  board = function(case) return {
    A = { points = case.east and 5 or 6, north = { vanilla(2) }, east = { case.east and vanilla(2) or nil }, base = { { vanilla(2), as = "it" } }, deck = { vanilla(1), vanilla(1), vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {}, east = { controller = case.east and "A" or nil } }, turn = "C",
  } end,
  play = function(s, case)
    s.C:end_turn()
    s:expect(s.A, { points = 7 })
    s.A:move("it", "south")
    s.A:pass() s.B:pass() s.C:pass()
    s:expect(s.A, { points = case.points, hand_size = case.hand })
  end,
}

scenario "C16 2v2: Ambush and Equip want a unit of one's own" {
  format = "2v2",
  rules = { "822.2", "489.8", "818.1" },
  board = {
    A = { hand = { "Test Harrier" }, base = { "Test Sword" }, pool = { energy = 1 } },
    C = { north = { { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
    turn = "D",
  },
  play = function(s)
    s.D:end_turn()
    s.A:refused("play", "Test Harrier", { at = "north" })
    s.A:refused("activate", "Test Sword")
    s.A:play("Test Harrier", { at = "base" })
    s:expect("Test Harrier", { at = "base" })
  end,
}

scenario "C16 2v2: a teammate's unit that is forced to one's battlefield is recalled" {
  format = "2v2",
  rules = { "447.2", "489.8" },
  board = {
    A = { hand = { "Test Send" }, north = { { vanilla(2), as = "mine" } } },
    C = { south = { { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "C" }, east = {} },
  },
  play = function(s)
    s.A:play("Test Send") s.A:choose("mate") s.A:choose("north")
    s:resolve()
    s:expect("mate", { at = "base", place = "base of C" })
    s:expect("south", { controller = false })
  end,
}

scenario "C16 2v2: a teammate's unit is friendly, a teammate's conquest is not one's own" {
  format = "2v2",
  rules = { "489.8", "823" },
  board = {
    A = { base = { "Test Mourning", { "Test Hunter", as = "it" } } , hand = { "Test Doom" } }, C = { base = { { vanilla(2), as = "c" }, "Test Altar" } },
  },
  play = function(s)
    s.A:play("Test Doom") s.A:choose("c")
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s.A:move("it", "north")
    s:showdown()
    s:expect(s.A, { xp = 3, points = 1 })
    s:expect(s.C, { xp = 0, points = 1, hand_size = 0 }) -- "when you conquer" is about C
  end,
}

scenario "C16 2v2: a unit that is taken over from the teammate" {
  format = "2v2",
  rules = { "739", "489.8" },
  board = {
    A = { base = { "Test Loner" }, hand = { "Test Keep" } },
    C = { north = { { vanilla(1), as = "mate" } } },
    battlefields = { north = { controller = "C" }, south = {}, east = {} },
  },
  play = function(s)
    s:expect("Test Loner", { might = 5 })
    s.A:play("Test Keep") s.A:choose("mate")
    s:resolve()
    s:expect("mate", { controller = s.A, at = "north" })
  end,
}
