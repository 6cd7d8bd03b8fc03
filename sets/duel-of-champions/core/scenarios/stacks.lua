-- Stacks (DOC-12) and what meets them, caps and set numbers among it.
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, kind, script, cost) card { name = name, type = "fortune", kind = { kind }, cost = cost or 1, script = script } end
local function spell(name, kind, script, more)
  local c = { name = name, type = "spell", schools = { "air" }, kind = kind, cost = 1, script = script }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
u("Block", 0, 1, 9)
u("Brawler", 5, 5, 9)
u("Pikes", 1, 1, 3, { "Stackable" })
u("Banner", 1, 1, 3, { "Honor 2" })
fortune("Slay", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
spell("Recall", { "instant" }, [[on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end }]])
u("Fast Pikes", 1, 1, 3, { "Stackable", "Quick Attack" })
u("Standard", 1, 1, 3, { "Stackable", "Honor 2", "Armor 1", "Melee Guard 1", "Regenerate 1" })
spell("Rune", { "ongoing", "permanent" }, [[
on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 3, health = 2 } }]])
fortune("Mirror", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:play_copy(fx.it) end }]])
fortune("Bribe", "immediate", [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
u("Dreamer", 0, 0, 9, nil, { script = [[static { affects = unit { enemy = true }, give = { cap = 2 } }]] })

scenario "A card may be stacked on a unit that was taken over, and each goes to its owner's graveyard" {
  rules = { "DOC-7.2", "DOC-12", "DOC-9.5" },
  board = { A = { f1 = { "Pikes", as = "stack", owner = "B" }, hand = { { "Pikes", as = "new" }, "Slay" }, resources = 2 } },
  play = function(s)
    s.A:play("new", { at = "f1" })
    s:expect("stack", { stack = 2, attack = 2 })
    s.A:play("Slay")
    s.A:choose("stack")
    s:expect(s.A, { graveyard_size = 2 })
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "A stack of two owners' cards returns to both hands" {
  rules = { "DOC-12", "DOC-11.2" },
  board = { A = { f1 = { "Pikes", as = "stack", owner = "B" }, hand = { { "Pikes", as = "new" }, "Recall" }, resources = 2 } },
  play = function(s)
    s.A:play("new", { at = "f1" })
    s.A:play("Recall")
    s.A:choose("stack")
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "A card may be stacked on a copy, and stays a card" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Pikes", as = "first" }, hand = { "Mirror", { "Pikes", as = "new" }, "Slay" }, resources = 3 } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("first")
    s.A:choose("A f1")
    s.A:play("new", { at = "f1" })
    s:count("Pikes", 1, { at = "A f1", stack = 2, attack = 2 })
    s.A:play("Slay")
    s.A:pick("Pikes (A f1")
    s:expect("new", { zone = "graveyard" })
    s:expect(s.A, { graveyard_size = 3, units = 1 })
  end,
}

scenario "A stack that came this turn does not attack" {
  rules = { "DOC-7.3" },
  board = { A = { hand = { { "Pikes", as = "one" }, { "Pikes", as = "two" } }, resources = 2 } },
  play = function(s)
    s.A:play("one", { at = "f0" })
    s.A:play("two", { at = "f0" })
    s:expect("one", { stack = 2 })
    s.A:refused("attack", "one", s.B, { rule = "DOC-7.3" })
  end,
}

scenario "A stack that has attacked does not attack again as it grows, with Quick Attack neither" {
  rules = { "DOC-6.6", "DOC-12" },
  board = { A = { f0 = { "Fast Pikes", as = "it" }, hand = { { "Fast Pikes", as = "new" } }, resources = 1 } },
  play = function(s)
    s.A:attack("it")
    s.A:play("new", { at = "f0" })
    s.A:refused("attack", "it", s.B, { rule = "DOC-6.6" })
    s:expect(s.B, { health = 19 })
  end,
}

scenario "What others give to a stack is added once" {
  rules = { "DOC-11", "DOC-12" },
  board = { A = { f0 = { "Pikes", as = "it", stack = 3 }, f1 = "Banner" } },
  play = function(s) s:expect("it", { attack = 5, retaliation = 5, health = 9 }) end,
}

scenario "Abilities of a stack count once" {
  rules = { "DOC-11", "DOC-12" },
  board = { A = { f0 = { "Standard", as = "it", stack = 3, damage = 1 }, f1 = { "Block", as = "next" } }, B = { f0 = { "Brawler", as = "foe" } } , turn = "B" },
  play = function(s)
    s:expect("next", { attack = 2 })
    s.B:attack("foe")
    s:expect("it", { damage = 4 }) -- 5 less 1 of armor and 1 of its guard
    s:expect("foe", { damage = 3 })
    s:next_turn()
    s:expect("it", { damage = 3 })
  end,
}

scenario "An ongoing spell on a stack stays on it as it grows, and gives once" {
  rules = { "DOC-12", "DOC-13.2" },
  board = { A = { f0 = { "Pikes", as = "it", stack = 2 }, ongoing = { { "Rune", on = "it" } }, hand = { { "Pikes", as = "new" } }, resources = 1 } },
  play = function(s)
    s:expect("it", { attack = 5, health = 8 })
    s.A:play("new", { at = "f0" })
    s:expect("it", { attack = 6, health = 11 })
    s:expect("Rune", { on = "it" })
  end,
}

scenario "A cap bounds a whole stack" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Pikes", as = "it", stack = 3 } }, B = { f0 = "Dreamer" } },
  play = function(s) s:expect("it", { attack = 2, retaliation = 2, health = 9 }) end,
}

scenario "Of a stack that returns to a full hand the further cards are discarded" {
  rules = { "DOC-6.13" },
  format = { hand_limit = 2 },
  board = { A = { hand = { "Recall" }, resources = 1 }, B = { hand = { "Slay" }, f0 = { "Pikes", as = "it", stack = 3 } } },
  play = function(s)
    s.A:play("Recall")
    s.A:choose("it")
    s:expect(s.B, { hand_size = 2, graveyard_size = 2 })
  end,
}

scenario "A stack that was taken over goes on growing" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Bribe", { "Pikes", as = "mine" } }, resources = 2 }, B = { f0 = { "Pikes", as = "it", stack = 2, damage = 2 } } },
  play = function(s)
    s.A:play("Bribe")
    s.A:choose("it")
    s.A:choose("A f0")
    s.A:play("mine", { at = "f0" })
    s:expect("it", { stack = 3, damage = 2, left = 7 })
    s.A:refused("attack", "it", s.B, { rule = "DOC-7.3" })
  end,
}

u("Strict", 0, 0, 9, nil, { script = [[static { affects = unit { enemy = true }, give = { cap = 2 } }]] })
u("Loose", 0, 0, 9, nil, { script = [[static { affects = unit { enemy = true }, give = { cap = 4 } }]] })

scenario "Of two caps the lower one bounds" {
  rules = { "DOC-12" },
  cases = { { name = "one order", a = "Strict", b = "Loose" }, { name = "the other", a = "Loose", b = "Strict" } },
  board = function(case) return { A = { hand = { case.a, case.b }, resources = 2 }, B = { f3 = { vanilla(6), as = "it" } } } end,
  play = function(s, case)
    s.A:play(case.a, { at = "f0" })
    s.A:play(case.b, { at = "f1" })
    s:expect("it", { attack = 2, retaliation = 2 })
  end,
}

fortune("Set Low", "current", [[static { affects = unit { enemy = true }, give = { base_attack = 1 } }]])
u("Spears", 2, 1, 3, { "Stackable" })

scenario "An attack that is set is multiplied by a stack" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Set Low" }, resources = 1 }, B = { f0 = { "Spears", as = "it", stack = 3, enrage = 1 } } },
  play = function(s)
    s:expect("it", { attack = 7 })
    s.A:play("Set Low")
    s:expect("it", { attack = 4, retaliation = 4 })
  end,
}

u("Splitter", 0, 0, 9, nil, { script = [[static { affects = unit { enemy = true }, give = { lose = { "Stackable" } } }]] })
fortune("Call", "immediate", [[on_play { target = { it = card { zone = "graveyard", owner = you, type = "unit" } }, effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end }]])

scenario "A unit that has lost Stackable takes no card on it" {
  rules = { "DOC-12", "DOC-7.2" },
  board = { A = { f0 = { "Pikes", as = "it", stack = 2 }, f1 = "Block", f2 = "Block", f3 = "Block", hand = { { "Pikes", as = "new" } }, resources = 1 }, B = { f0 = "Splitter" } },
  play = function(s)
    s:expect("it", { stack = 2, attack = 2 })
    s.A:refused("play", "new", { rule = "DOC-7.2" })
  end,
}

scenario "A free deployment may go onto a stack" {
  rules = { "DOC-7.5", "DOC-12" },
  board = { A = { f0 = { "Pikes", as = "it" }, f1 = "Block", f2 = "Block", f3 = "Block", graveyard = { { "Pikes", as = "dead" } }, hand = { "Call" }, resources = 1 } },
  play = function(s)
    s.A:play("Call")
    s.A:choose("dead")
    s:expect("it", { stack = 2 })
    s:expect(s.A, { graveyard_size = 1 })
  end,
}

u("Drummer", 1, 1, 3, { "Stackable" }, { script = [[triggered { on = self.enters, effect = function(fx) fx:raise("might") end }]] })
u("Crier", 0, 0, 5, nil, { script = [[
triggered { name = "entered", on = unit { friendly = true, other = true }.enters, effect = function(fx) fx:give(fx.event.card, { health = 1 }) end }
triggered { name = "grown", on = unit { friendly = true }.grows, effect = function(fx) fx:raise("destiny") end }]] })
fortune("Feed", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:grow(fx.it) end }]])
u("Feint", 1, 1, 3, { "Stackable", "Outmaneuver" })

scenario "Who is deployed on a stack enters, and the stack has what that brings" {
  rules = { "DOC-7.4", "DOC-12" },
  board = { A = { f0 = "Crier", f1 = { "Drummer", as = "stack" }, hand = { { "Drummer", as = "new" } }, resources = 1, might = 1, destiny = 1 } },
  play = function(s)
    s.A:play("new", { at = "f1" })
    s:expect("stack", { stack = 2, health = 7 })
    s:expect(s.A, { might = 2, destiny = 2 })
  end,
}

scenario "What an effect adds to a stack does not enter" {
  rules = { "DOC-7.4", "DOC-12" },
  board = { A = { f0 = "Crier", f1 = { "Drummer", as = "stack" }, hand = { "Feed" }, resources = 1, might = 1, destiny = 1 } },
  play = function(s)
    s.A:play("Feed")
    s.A:choose("stack")
    s:expect("stack", { stack = 2, health = 6 })
    s:expect(s.A, { might = 1, destiny = 2 })
  end,
}

scenario "Outmaneuver works again as a card is deployed on its stack" {
  rules = { "DOC-11", "DOC-7.4" },
  board = { A = { f1 = { "Feint", as = "stack" }, hand = { { "Feint", as = "new" } }, resources = 1 }, B = { f1 = { "Block", as = "foe" } } },
  play = function(s)
    s.A:play("new", { at = "f1" })
    s.A:choose("foe")
    s.A:choose("B f3")
    s:expect("foe", { at = "B f3" })
    s:expect("stack", { stack = 2 })
  end,
}
