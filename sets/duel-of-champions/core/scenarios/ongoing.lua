-- Ongoing spells (DOC-3.4, 3.6, 13), tokens, control, what triggers together (DOC-12, 13.3).
local function aura(name, kind, text) card { name = name, type = "spell", schools = { "light" }, kind = kind, cost = 1, script = text } end
aura("Might Rune", { "ongoing", "permanent" }, [[
on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 3, health = 2 } }]])
aura("Long Row", { "ongoing", "next_turn" }, [[
on_play { target = { it = row {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 1 } }]])
aura("Long Line", { "ongoing", "end_of_turn" }, [[
on_play { target = { it = line {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = 1 } }]])
aura("Own Light", { "ongoing", "permanent" }, [[static { affects = unit { enchanted = true }, give = { attack = 1 } }]])
aura("Frost", { "ongoing", "permanent" }, [[
on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = -9, retaliation = -9 } }]])
aura("Charm", { "instant" }, [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]])
aura("Twin", { "instant" }, [[on_play { target = { it = unit {} }, effect = function(fx) fx:play_copy(fx.it) end }]])
aura("Exile", { "instant" }, [[on_play { target = { it = unit {} }, effect = function(fx) fx:banish(fx.it) end }]])
aura("Smash", { "instant" }, [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
aura("Unravel", { "instant" }, [[on_play { target = { it = ongoing {} }, effect = function(fx) fx:kill(fx.it) end }]])
card { name = "Mourner", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 5, script = [[triggered { on = unit {}.dies, effect = function(fx) fx:deal(1, fx.opponent.hero) end }]] }
card { name = "Bearer of Tidings", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 5, script = [[triggered { on = self.dies, effect = function(fx) fx:draw(1) end }]] }
card { name = "Guardian", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 5, script = [[
replacement { on = hero { friendly = true }.damaged, effect = function(fx) fx:deal(fx.event.amount, fx.self, { source = fx.event.source }) end }]] }
card { name = "Dreamer", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 5, script = [[static { affects = unit { enemy = true, in_row_of = self }, give = { cap = 2 } }]] }

scenario "An ongoing spell lies on a unit, and goes to its caster's graveyard when the unit leaves" {
  rules = { "DOC-3.4", "DOC-13.1" },
  board = { A = { hand = { "Might Rune", "Smash" }, resources = 2 }, B = { f0 = { vanilla(2), as = "it" } } },
  play = function(s)
    s.A:play("Might Rune")
    s.A:choose("it")
    s:expect("it", { attack = 5, health = 4 })
    s:expect("Might Rune", { zone = "ongoing", on = "it" })
    s.A:play("Smash")
    s.A:choose("it")
    s:expect("Might Rune", { zone = "graveyard" })
    s:expect(s.A, { graveyard_size = 2 })
  end,
}

scenario "Health that goes with its source may kill" {
  rules = { "DOC-13.2" },
  board = { A = { hand = { "Unravel" }, resources = 1, ongoing = { { "Might Rune", on = "it" } }, f0 = { vanilla(2), as = "it", damage = 3 } } },
  play = function(s)
    s.A:play("Unravel")
    s.A:choose("Might Rune")
    s:expect("it", { zone = "graveyard" })
  end,
}

scenario "Attack and retaliation do not go below 0" {
  rules = { "DOC-13.2" },
  board = { A = { ongoing = { { "Frost", on = "it" } }, f0 = { vanilla(2), as = "it" } }, B = { f0 = { vanilla(3), as = "foe" } } },
  play = function(s)
    s:expect("it", { attack = 0, retaliation = 0 })
    s.A:attack("it")
    s:expect("foe", { damage = 0 })
  end,
}

scenario "A spell on a row works for who is in it now, until its player's next turn" {
  rules = { "DOC-3.6" },
  board = { A = { hand = { "Long Row" }, resources = 1, f0 = { vanilla(2), as = "in" }, f1 = { vanilla(3), as = "out" } }, B = { b0 = { vanilla(4), as = "foe" } } },
  play = function(s)
    s.A:play("Long Row")
    s:options("row 0", "row 1", "row 2", "row 3")
    s.A:choose("row 0")
    s:expect("in", { attack = 3 })
    s:expect("foe", { attack = 5 })
    s:expect("out", { attack = 3 })
    s:expect("Long Row", { row = "row 0" })
    s:next_turn()
    s:expect("in", { attack = 3 })
    s:next_turn()
    s:expect("in", { attack = 2 })
    s:expect("Long Row", { zone = "graveyard" })
  end,
}

scenario "A spell on a line, until the end of the turn" {
  rules = { "DOC-3.6" },
  board = { A = { hand = { "Long Line" }, resources = 1, f0 = { vanilla(2), as = "front" }, b0 = { vanilla(3), as = "back" } } },
  play = function(s)
    s.A:play("Long Line")
    s.A:choose("A front")
    s:expect("front", { attack = 3 })
    s:expect("back", { attack = 3 })
    s:expect("Long Line", { line = "A front" })
    s.A:move("front", "f1")
    s:expect("front", { attack = 3 })
    s:next_turn()
    s:expect("front", { attack = 2 })
  end,
}

scenario "A spell without a place of its own lies on its player" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Own Light" }, resources = 1, f0 = { vanilla(2), as = "own" } }, B = { f0 = { vanilla(3), as = "foe" } } },
  play = function(s)
    s.A:play("Own Light")
    s:expect("own", { attack = 3 })
    s:expect("foe", { attack = 3 })
    s:expect("Own Light", { on = s.A })
  end,
}

scenario "Control: the unit comes over with all its damage, and neither attacks nor moves this turn" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Charm" }, resources = 1 }, B = { f0 = { vanilla(3), as = "it", damage = 1 } } },
  play = function(s)
    s.A:play("Charm")
    s.A:choose("it")
    s.A:choose("A f2")
    s:expect("it", { at = "A f2", controller = s.A, owner = s.B, damage = 1 })
    s.A:refused("attack", "it", s.B, { rule = "DOC-7.3" })
  end,
}

scenario "Who dies goes to the owner's graveyard" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Smash" }, resources = 1, f0 = { vanilla(3), as = "it", owner = "B" } } },
  play = function(s)
    s.A:play("Smash")
    s.A:choose("it")
    s:expect(s.B, { graveyard_size = 1 })
  end,
}

scenario "A token that is a copy has all that is printed, and is gone when it leaves" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Twin", "Smash" }, resources = 2 }, B = { f0 = { "Bearer of Tidings", as = "it", damage = 3 } } },
  play = function(s)
    s.A:play("Twin")
    s.A:choose("it")
    s.A:choose("A f1")
    s:count("Bearer of Tidings", 2, { zone = "square" })
    s:count("Bearer of Tidings", 1, { at = "A f1", damage = 0, copied = true })
    s.A:play("Smash")
    s.A:pick("Bearer of Tidings (A f1")
    s:count("Bearer of Tidings", 1)
  end,
}

scenario "Banished is neither dead nor in the graveyard" {
  rules = { "DOC-11.2", "DOC-12" },
  board = { A = { hand = { "Exile" }, resources = 1 }, B = { f0 = "Bearer of Tidings" } },
  play = function(s)
    s.A:play("Exile")
    s.A:choose("Bearer of Tidings")
    s:expect("Bearer of Tidings", { zone = "banished" })
    s:expect(s.B, { hand_size = 0, graveyard_size = 0 })
  end,
}

scenario "What triggers together resolves in order: the active player's first" {
  rules = { "DOC-13.3" },
  board = { A = { hand = { "Smash" }, resources = 1, f0 = "Mourner" }, B = { damage = 19, f0 = { "Mourner", as = "other" }, f1 = vanilla(1) } },
  play = function(s)
    s.A:play("Smash")
    s.A:choose(vanilla(1))
    s:won(s.A) -- before the other one's
  end,
}

scenario "A dying unit's own ability still works" {
  rules = { "DOC-13.3" },
  board = { A = { hand = { "Smash" }, resources = 1 }, B = { f0 = "Bearer of Tidings" } },
  play = function(s)
    s.A:play("Smash")
    s.A:choose("Bearer of Tidings")
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Damage to a hero may be redirected to a unit" {
  rules = { "DOC-9.8" },
  board = { A = { f0 = { vanilla(3), as = "it" } }, B = { f1 = "Guardian" } },
  play = function(s)
    s.A:attack("it")
    s:expect(s.B, { health = 20 })
    s:expect("Guardian", { damage = 3 })
  end,
}

scenario "A cap bounds attack and retaliation whatever is added" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Dreamer" }, B = { f0 = { vanilla(5), as = "it", enrage = 3 }, f1 = { vanilla(5), as = "free" } } },
  play = function(s)
    s:expect("it", { attack = 2, retaliation = 2, health = 5 })
    s:expect("free", { attack = 5 })
  end,
}
