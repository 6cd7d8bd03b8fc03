-- When what lasts for a time ends (DOC-3.5, 3.6, 6.1, 6.11), and what it leaves.
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
u("Bird", 2, 1, 5, nil, { position = { "flyer" } })
u("Archer", 2, 1, 5, nil, { position = { "shooter" } })
fortune("Slay", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
fortune("Levy", "lasting", [[static { affects = you, give = { production = 2 } }]])
fortune("Poultice", "lasting", [[static { affects = unit { friendly = true }, give = { keywords = keyword("Regenerate", 2) } }]])
fortune("Again", "immediate", [[on_play { effect = function(fx) fx:extra_turn() end }]])
fortune("Vigil", "lasting", [[static { affects = unit { friendly = true }, give = { retaliation = 1 } }]])
fortune("Drill", "current", [[static { affects = unit { friendly = true }, give = { attack = 1 } }]])
spell("Ever Light", { "ongoing", "permanent" }, [[static { affects = unit { enchanted = true }, give = { attack = 1 } }]])
u("Monk", 2, 0, 9, { "Mending" })
u("Swift Monk", 2, 0, 9, { "Mending", "Swift" })
u("Spring", 0, 0, 3, { "Magic Channel 2" })
spell("Deep Rune", { "ongoing", "permanent" }, [[
on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 3 } }]], { magic = 3 })
spell("Line Charm", { "ongoing", "permanent" }, [[
on_play { target = { it = line {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 1 } }]])
fortune("Vigor", "lasting", [[static { affects = unit { friendly = true }, give = { health = 2 } }]])
fortune("Rush", "current", [[static { affects = unit { friendly = true }, give = { health = 2 } }]])
u("Troll", 0, 0, 2, { "Regenerate 2" })
u("Hitter", 3, 0, 9)
u("Bomb", 0, 0, 1, nil, { script = [[triggered { on = self.dies, effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end }]] })
u("Moss", 0, 0, 4, { "Regenerate 3" })
fortune("Rush Hit", "current", [[
on_play { effect = function(fx) fx:deal(2, fx:all(unit { friendly = true })) end }
static { affects = unit { friendly = true }, give = { health = 2 } }]])
u("Fighter", 3, 0, 9)
u("Firebrand", 0, 0, 3, { "Mending" })
u("Vexed", 0, 0, 9, nil, { script = [[triggered { on = self.damaged, effect = function(fx) fx:give(fx.self, { attack = 3, lasts = "next_turn" }) end }]] })

scenario "A lasting fortune ends before the supply brings resources" {
  rules = { "DOC-6.1", "DOC-6.2" },
  board = { A = { hand = { "Levy" }, resources = 1, production = 3 } },
  play = function(s)
    s.A:play("Levy")
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 4, base_production = 4 })
  end,
}

scenario "and before its effects" {
  rules = { "DOC-6.1", "DOC-6.3" },
  board = { A = { hand = { "Poultice" }, resources = 1, f0 = { "Block", as = "it", damage = 5 } } },
  play = function(s)
    s.A:play("Poultice")
    s:next_turn()
    s:next_turn()
    s:expect("it", { damage = 5 })
  end,
}

scenario "An extra turn is the player's next turn" {
  rules = { "DOC-3.5", "DOC-6.1" },
  board = { A = { hand = { "Vigil", "Drill", "Again" }, resources = 3, f0 = { "Block", as = "it" } } },
  play = function(s)
    s.A:play("Vigil")
    s.A:play("Drill")
    s.A:play("Again")
    s:expect("it", { attack = 1, retaliation = 2 })
    s:next_turn()
    s:turn(s.A)
    s:expect("it", { attack = 0, retaliation = 1 })
    s:expect("Vigil", { zone = "graveyard" })
  end,
}

scenario "What is permanent stays" {
  rules = { "DOC-3.6" },
  board = { A = { hand = { "Ever Light" }, resources = 1, f0 = { "Block", as = "it" } } },
  play = function(s)
    s.A:play("Ever Light")
    for _ = 1, 4 do s:next_turn() end
    s:expect("it", { attack = 1 })
    s:expect("Ever Light", { zone = "ongoing" })
  end,
}

scenario "Health that ends as the turn begins kills before anything heals" {
  rules = { "DOC-13.2", "DOC-6.1" },
  board = { A = { hand = { "Vigor" }, resources = 1, f0 = { "Troll", as = "it" }, f1 = { "Troll", as = "well", damage = 1 } }, B = { f0 = { "Hitter", as = "foe" } } },
  play = function(s)
    s.A:play("Vigor")
    s:next_turn()
    s.B:attack("foe")
    s:expect("it", { damage = 3 })
    s:next_turn()
    s:expect("it", { zone = "graveyard" })
    s:expect("well", { damage = 0 })
  end,
}

scenario "What dies of health that ends with the turn works before the next turn begins" {
  rules = { "DOC-6.11", "DOC-13.3" },
  board = { A = { hand = { "Rush Hit" }, resources = 1, f0 = { "Bomb", as = "it" } }, B = { f1 = { "Moss", as = "foe", damage = 3 } } },
  play = function(s)
    s.A:play("Rush Hit")
    s:expect("it", { damage = 2, left = 1 })
    s.A:end_turn()
    s:expect("it", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
  end,
}

scenario "Mending comes before health that ends with the turn" {
  rules = { "DOC-6.11", "DOC-12" },
  board = { A = { hand = { "Rush" }, resources = 1, f0 = { "Firebrand", damage = 2 } } },
  play = function(s)
    s.A:play("Rush")
    s:next_turn()
    s:expect("Firebrand", { damage = 0, left = 3 })
  end,
}

scenario "Mending asks for no attack; a move is none" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Monk", damage = 5 }, f2 = { "Swift Monk", damage = 5 } } },
  play = function(s)
    s.A:move("Monk", "f1")
    s.A:move("Swift Monk", "f3")
    s.A:attack("Swift Monk")
    s:next_turn()
    s:expect("Monk", { damage = 0 })
    s:expect("Swift Monk", { damage = 5 })
  end,
}

scenario "An ongoing spell stays when the level falls that it asked for" {
  rules = { "DOC-3.3", "DOC-3.4" },
  board = { A = { magic = 1, f0 = "Spring", f1 = { "Block", as = "it" }, hand = { "Deep Rune", "Slay" }, resources = 2 } },
  play = function(s)
    s.A:play("Deep Rune")
    s.A:choose("it")
    s.A:play("Slay")
    s.A:choose("Spring")
    s:expect(s.A, { magic = 1 })
    s:expect("it", { attack = 3 })
  end,
}

scenario "Spells on lines: several add up, and hold for who is there now" {
  rules = { "DOC-4.1", "DOC-13.1" },
  board = { A = { f0 = { "Bird", as = "bird" }, hand = { "Line Charm", { "Block", as = "new" } }, resources = 2, ongoing = { { "Line Charm", as = "other", on = "A front" }, { "Line Charm", as = "back charm", on = "B back" } } }, B = { b0 = { "Archer", as = "theirs" }, f0 = { "Block", as = "their front" } } },
  play = function(s)
    s.A:play("Line Charm")
    s.A:choose("A front")
    s:expect("bird", { attack = 4 })
    s.A:play("new", { at = "f2" })
    s:expect("new", { attack = 2 })
    s.A:move("bird", "b0")
    s:expect("bird", { attack = 2 })
    s:expect("theirs", { attack = 3 })
    s:expect("their front", { attack = 0 })
  end,
}

scenario "What is given in the enemy's turn until one's next turn is over as that begins" {
  rules = { "DOC-6.1" },
  board = { A = { f0 = "Fighter" }, B = { f0 = "Vexed" } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("Vexed", { attack = 3 })
    s:next_turn()
    s:expect("Vexed", { attack = 0 })
  end,
}

u("Ender", 0, 0, 9, nil, { script = [[triggered { on = player {}.ends, effect = function(fx) fx:deal(1, fx.opponent.hero) end }]] })

scenario "At the end of a turn the active player's effects come first" {
  rules = { "DOC-13.3", "DOC-6.11" },
  board = { A = { f0 = "Ender", damage = 19 }, B = { f0 = { "Ender", as = "e2" }, damage = 19 } },
  play = function(s)
    s.A:end_turn()
    s:won(s.A)
  end,
}
