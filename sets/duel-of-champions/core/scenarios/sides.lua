-- Moving, deploying and changing sides where several rules meet (DOC-7, 8, 11.2).
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, kind, script, cost) card { name = name, type = "fortune", kind = { kind }, cost = cost or 1, script = script } end
u("Block", 0, 1, 9)
u("Brawler", 5, 5, 9)
u("Bird", 2, 1, 5, nil, { position = { "flyer" } })
u("Archer", 2, 1, 5, nil, { position = { "shooter" } })
fortune("Slay", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
u("Dancer", 2, 0, 9, { "Quick Attack", "Swift" })
u("Pacifist", 2, 0, 9, { "Quick Attack", "Cannot Attack" })
u("Net", 0, 0, 9, { "Immobilize" })
u("Runner", 2, 0, 9, { "Swift" })
u("Seeking Scythe", 2, 0, 9, { "Attack Anywhere", "Sweep Attack" })
u("Lure", 0, 0, 9, nil, { script = [[static { affects = self, give = { draws_attacks = true } }]] })
u("Nurse", 1, 0, 3, { "Heal 2" })
fortune("Mirror", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:play_copy(fx.it) end }]])
u("Berserk", 1, 1, 9, { "Enrage 1" })
u("Schemer", 1, 0, 9, { "Outmaneuver" })
u("Clerk", 0, 0, 3, { "Income 2", "Magic Channel 1" })
fortune("Bribe", "immediate", [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
u("Doubter", 0, 0, 9, nil, { script = [[triggered { on = unit { other = true }.dies, effect = function(fx) fx:give(fx:all(unit { name = "Growing" }), { attack = 1, lasts = "game" }) end }]] })
u("Growing", 1, 0, 9)
u("Counter", 0, 0, 9, nil, { script = [[triggered { on = unit { other = true }.dies, effect = function(fx) fx:deal(fx:all(unit { name = "Growing" })[1].attack, fx.opponent.hero) end }]] })
u("Nimble", 2, 0, 9, { "Swift", "Immobilized" })
u("Seeker", 2, 0, 9, { "Attack Anywhere", "Charge" })
u("Dasher", 2, 0, 9, { "Quick Attack" })
u("Dampener", 0, 0, 9, nil, { script = [[static { affects = unit { enemy = true }, give = { lose = { "Quick Attack" } } }]] })

scenario "Quick Attack with Swift attacks at once, but does not move; Cannot Attack goes before it" {
  rules = { "DOC-11", "DOC-12", "DOC-7.3" },
  board = { A = { hand = { "Dancer", "Pacifist" }, resources = 2 } },
  play = function(s)
    s.A:play("Dancer", { at = "f0" })
    s.A:attack("Dancer")
    s.A:refused("move", "Dancer", "f1", { rule = "DOC-7.3" })
    s.A:play("Pacifist", { at = "f3" })
    s.A:refused("attack", "Pacifist", s.B, { rule = "DOC-12" })
  end,
}

scenario "By later versions Quick Attack with Swift does both" {
  rules = { "DOC-11", "DOC-12" },
  format = { quick_attack_moves = 1 },
  board = { A = { hand = { "Dancer" }, resources = 2 } },
  play = function(s)
    s.A:play("Dancer", { at = "f0" })
    s.A:attack("Dancer")
    s.A:move("Dancer", "f1")
    s:expect("Dancer", { at = "A f1", attacked = true })
  end,
}

scenario "Swift does not move who cannot move" {
  rules = { "DOC-12", "DOC-8.3" },
  board = { A = { f0 = "Nimble" } },
  play = function(s)
    s.A:attack("Nimble")
    s.A:refused("move", "Nimble", "f1", { rule = "DOC-8.3" })
  end,
}

scenario "Who moves into the row of Immobilize stays there" {
  rules = { "DOC-11", "DOC-8.3" },
  board = { A = { f0 = "Runner", f2 = { "Runner", as = "other" } }, B = { f1 = "Net" } },
  play = function(s)
    s.A:move("Runner", "f1")
    s.A:attack("Runner")
    s:expect("Net", { damage = 2 })
    s:next_turn()
    s:next_turn()
    s.A:refused("move", "Runner", "f0", { rule = "DOC-11", by = "Net" })
    s.A:attack("Runner")
    s.A:move("other", "f3")
  end,
}

scenario "Immobilize that is taken over holds its former friends" {
  rules = { "DOC-11", "DOC-11.2" },
  board = { A = { f1 = { "Block", as = "mine" }, hand = { "Bribe" }, resources = 1 }, B = { f1 = "Net", f0 = { "Block", as = "theirs" } } },
  play = function(s)
    s.A:refused("move", "mine", "f2", { rule = "DOC-11", by = "Net" })
    s.A:play("Bribe")
    s.A:choose("Net")
    s.A:choose("A f0")
    s.A:move("mine", "f2")
    s:next_turn()
    s.B:refused("move", "theirs", "f1", { rule = "DOC-11", by = "Net" })
  end,
}

scenario "A unit does not move past others" {
  rules = { "DOC-8.1", "DOC-8.2", "DOC-7.1" },
  board = { A = { b1 = { "Bird", as = "bird" }, f1 = { "Block", as = "x" }, b0 = { "Archer", as = "y" }, b2 = { "Archer", as = "z" }, f0 = { "Block", as = "w" }, f2 = { "Block", as = "v" } } },
  play = function(s)
    for _, to in ipairs { "f1", "b0", "b2" } do s.A:refused("move", "bird", to, { rule = "DOC-8.1" }) end
    s.A:refused("move", "bird", "b3", { rule = "DOC-8.2" })
    s.A:refused("move", "x", "b1", { rule = "DOC-8.1" })
    s.A:refused("move", "x", "f3", { rule = "DOC-8.2" })
  end,
}

scenario "Attack Anywhere with Sweep Attack sweeps where the target is" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Seeking Scythe" }, B = { f3 = { "Block", as = "target" }, f2 = { "Block", as = "beside" }, b3 = { "Block", as = "behind" } } },
  play = function(s)
    s.A:attack("Seeking Scythe", "target")
    s:expect("target", { damage = 2 })
    s:expect("beside", { damage = 2 })
    s:expect("behind", { damage = 0 })
    s:expect("Seeking Scythe", { damage = 1 })
  end,
}

scenario "A unit that draws attacks draws Attack Anywhere from any row" {
  rules = { "DOC-11", "DOC-12" },
  board = { A = { f0 = "Seeking Scythe" }, B = { f0 = { "Block", as = "near" }, f3 = "Lure" } },
  play = function(s)
    s.A:refused("attack", "Seeking Scythe", "near", { rule = "DOC-12", by = "Lure" })
    s.A:attack("Seeking Scythe")
    s:expect("Lure", { damage = 2 })
  end,
}

scenario "Outmaneuver may open the way to the hero" {
  rules = { "DOC-11", "DOC-9.3" },
  board = { A = { f0 = "Brawler", hand = { "Schemer" }, resources = 1 }, B = { f0 = { "Block", as = "wall" } } },
  play = function(s)
    s.A:refused("attack", "Brawler", s.B, { rule = "DOC-9.3" })
    s.A:play("Schemer", { at = "f3" })
    s.A:choose("wall")
    s.A:choose("B f1")
    s.A:attack("Brawler")
    s:expect(s.B, { health = 15 })
    s:expect("wall", { damage = 0 })
  end,
}

scenario "A unit that is taken over does not enter" {
  rules = { "DOC-7.4", "DOC-11.2" },
  board = { A = { hand = { "Bribe" }, resources = 1 }, B = { f0 = "Schemer", f1 = { "Block", as = "x" } } },
  play = function(s)
    s.A:play("Bribe")
    s.A:choose("Schemer")
    s.A:choose("A f0")
    s:owes(s.A, "act")
  end,
}

scenario "Magic Channel, Income and poison go over with a unit" {
  rules = { "DOC-11.2", "DOC-11" },
  board = { A = { magic = 1, production = 2, hand = { "Bribe" }, resources = 1 }, B = { magic = 1, production = 2, f0 = { "Clerk", as = "it", poison = 1 } } },
  play = function(s)
    s:expect(s.B, { magic = 2 })
    s.A:play("Bribe")
    s.A:choose("it")
    s.A:choose("A f0")
    s:expect(s.A, { magic = 2 })
    s:expect(s.B, { magic = 1 })
    s:next_turn()
    s:expect("it", { damage = 0 })
    s:expect(s.B, { resources = 3 })
    s:next_turn()
    s:expect("it", { damage = 1 })
    s:expect(s.A, { resources = 5 })
  end,
}

scenario "Enrage counts tokens, and units that were taken over" {
  rules = { "DOC-11", "DOC-11.2" },
  board = { A = { f0 = "Berserk", f1 = { "Block", as = "taken", owner = "B" }, hand = { "Mirror", "Slay", { "Slay", as = "second" } }, resources = 3 } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("taken")
    s.A:choose("A f2")
    s.A:play("Slay")
    s.A:pick("Block (A f2")
    s:expect("Berserk", { enrage = 1 })
    s.A:play("second")
    s.A:choose("taken")
    s:expect("Berserk", { enrage = 2 })
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "Who dies of poison heals nobody" {
  rules = { "DOC-6.3", "DOC-11" },
  board = { A = { f0 = { "Nurse", poison = 1, damage = 2 }, f1 = { "Block", as = "it", damage = 5 }, f2 = { "Nurse", as = "other" }, f3 = { "Block", as = "sick", damage = 8, poison = 1 } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("Nurse", { zone = "graveyard" })
    s:expect("it", { damage = 3 })
    s:expect("sick", { zone = "graveyard" })
  end,
}

scenario "What triggers together resolves in the order in which its bearers came" {
  rules = { "DOC-13.3" },
  cases = { { name = "one", first = "Doubter", second = "Counter", health = 18 }, { name = "other", first = "Counter", second = "Doubter", health = 19 } },
  board = function(case) return { A = { hand = { case.first, case.second, "Slay" }, resources = 3, f2 = "Growing", f3 = { "Block", as = "it" } } } end,
  play = function(s, case)
    s.A:play(case.first, { at = "f1" })
    s.A:play(case.second, { at = "f0" })
    s.A:play("Slay")
    s.A:choose("it")
    s:expect(s.B, { health = case.health })
  end,
}

scenario "Attack Anywhere with Charge strikes the row of its target" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Seeker" }, B = { f2 = { "Block", as = "t" }, b2 = { "Block", as = "behind" }, f0 = { "Block", as = "own row" } } },
  play = function(s)
    s.A:attack("Seeker", "t")
    s:expect("t", { damage = 2 })
    s:expect("behind", { damage = 2 })
    s:expect("own row", { damage = 0 })
  end,
}

scenario "A lost Quick Attack does not help" {
  rules = { "DOC-7.3" },
  board = { A = { hand = { "Dasher" }, resources = 1 }, B = { f0 = "Dampener" } },
  play = function(s)
    s.A:play("Dasher", { at = "f3" })
    s.A:refused("attack", "Dasher", s.B, { rule = "DOC-7.3" })
  end,
}
