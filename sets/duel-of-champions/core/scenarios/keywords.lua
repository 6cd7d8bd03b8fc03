-- The abilities of DOC-11, and those of DOC-12 that cards need besides. Numbers on the board make the arithmetic visible.
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
u("Bomber", 2, 0, 9, { "Area Blast 3" })
u("Aimer", 2, 0, 9, { "Area Blast 3" }, { traits = { "blast_at_target" } })
u("Gunner", 2, 0, 9, { "Focus Blast 3" })
u("Wall", 0, 1, 9)
u("Roamer", 2, 0, 9, { "Attack Anywhere" })
u("Twice", 3, 0, 9, { "Double Attack" })
u("Orc", 1, 1, 9, { "Enrage 2" })
u("Ghost", 1, 0, 9, { "Incorporeal" })
u("Mage", 5, 5, 9, nil, { traits = { "magic" } })
u("Brute", 5, 5, 9)
u("Rat", 1, 1, 9, { "Infect 2" })
u("Net", 0, 0, 9, { "Immobilize" })
u("Golem", 0, 0, 9, { "Immune to Magic" })
u("Sniper", 3, 0, 9, { "Immune to Retaliation" }, { position = { "shooter" } })
u("Vampire", 3, 0, 9, { "Life Drain 2" })
u("Dwarf", 0, 0, 9, { "Magic Resist" })
u("Font", 0, 0, 9, { "Magic Channel 2" })
u("Shield", 0, 0, 9, { "Melee Guard 2" })
u("Tower", 0, 0, 9, { "Ranged Guard 2" })
u("Archer", 5, 0, 9, nil, { position = { "shooter" } })
u("Bird", 5, 0, 9, nil, { position = { "flyer" } })
u("Trickster", 1, 0, 9, { "Outmaneuver" })
u("Raider", 2, 0, 9, { "Quick Attack" })
u("Sweeper", 2, 0, 9, { "Sweep Attack" })
u("Plate", 0, 0, 9, { "Armor 2" })
u("Runner", 2, 0, 9, { "Swift" })
u("Statue", 2, 0, 9, { "Cannot Attack" })
u("Root", 2, 0, 9, { "Immobilized" })
u("Monk", 2, 0, 9, { "Mending" })
card { name = "Bolt", type = "spell", schools = { "air" }, kind = { "instant" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:deal(5, fx.it) end }]] }
card { name = "Pit", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:deal(5, fx.it) end }]] }

scenario "Area Blast is around the attacker: it hits friend and foe across the middle, not the attacker itself" {
  rules = { "DOC-11", "DOC-4.5" },
  board = { A = { f1 = "Bomber", f0 = { "Wall", as = "friend" }, b1 = { "Wall", as = "behind" }, b0 = { "Wall", as = "diagonal" } },
    B = { f1 = { "Wall", as = "target" }, f2 = { "Wall", as = "beside it" } } },
  play = function(s)
    s.A:attack("Bomber")
    s:expect("target", { damage = 5 })
    s:expect("friend", { damage = 3 })
    s:expect("behind", { damage = 3 })
    s:expect("diagonal", { damage = 0 })
    s:expect("beside it", { damage = 0 })
    s:expect("Bomber", { damage = 1 }) -- retaliation alone
  end,
}

scenario "An Area Blast that a card puts around its target hits the units next to that, the attacker too" {
  rules = { "DOC-11", "DOC-14" },
  board = { A = { f1 = "Aimer", f0 = { "Wall", as = "friend" } },
    B = { f1 = { "Wall", as = "target" }, f2 = { "Wall", as = "beside it" }, b1 = { "Wall", as = "behind it" }, b0 = { "Wall", as = "diagonal" } } },
  play = function(s)
    s.A:attack("Aimer")
    s:expect("target", { damage = 2 })
    s:expect("beside it", { damage = 3 })
    s:expect("behind it", { damage = 3 })
    s:expect("diagonal", { damage = 0 })
    s:expect("friend", { damage = 0 })
    s:expect("Aimer", { damage = 4 }) -- 3 of its own blast across the middle, 1 of retaliation
  end,
}

scenario "By a format squares of two sides are not adjacent" {
  rules = { "DOC-4.5", "DOC-15" },
  format = { adjacency_across_middle = 0 },
  board = { A = { f1 = "Aimer" }, B = { f1 = { "Wall", as = "target" }, f2 = { "Wall", as = "beside it" } } },
  play = function(s)
    s.A:attack("Aimer")
    s:expect("beside it", { damage = 3 })
    s:expect("Aimer", { damage = 1 })
  end,
}

scenario "By later versions every Area Blast is around the attacked unit" {
  rules = { "DOC-14" },
  format = { area_blast_center = 1 },
  board = { A = { f1 = "Bomber", f0 = { "Wall", as = "friend" } }, B = { f1 = { "Wall", as = "target" }, f2 = { "Wall", as = "beside it" } } },
  play = function(s)
    s.A:attack("Bomber")
    s:expect("target", { damage = 2 })
    s:expect("beside it", { damage = 3 })
    s:expect("friend", { damage = 0 })
  end,
}

scenario "Focus Blast hits the units next to the target on its side" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Gunner" }, B = { f1 = { "Wall", as = "target" }, f2 = { "Wall", as = "beside it" }, f3 = { "Wall", as = "far" } } },
  play = function(s)
    s.A:attack("Gunner")
    s:expect("target", { damage = 2 })
    s:expect("beside it", { damage = 3 })
    s:expect("far", { damage = 0 })
    s:expect("Gunner", { damage = 1 })
  end,
}

scenario "The dead of a blast do not retaliate" {
  rules = { "DOC-9.7" },
  board = { A = { f1 = "Bomber" }, B = { f1 = { "Wall", as = "target", damage = 5 } } },
  play = function(s)
    s.A:attack("Bomber")
    s:expect("target", { zone = "graveyard" })
    s:expect("Bomber", { damage = 0 })
  end,
}

scenario "Attack Anywhere reaches any enemy unit; the hero only with no enemy in the row" {
  rules = { "DOC-11" },
  board = { A = { f1 = { "Roamer", as = "one" }, f2 = { "Roamer", as = "two" } }, B = { f0 = { "Wall", as = "w0" }, b1 = { "Wall", as = "w1" } } },
  play = function(s)
    s.A:refused("attack", "one", s.B, { rule = "DOC-9.3" })
    s.A:attack("one")
    s:options("w0", "w1")
    s.A:choose("w0")
    s:expect("w0", { damage = 2 })
    s.A:attack("two")
    s.A:choose("hero of B")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "The second attack of Double Attack may go to the hero" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Twice" }, B = { f1 = { "Wall", as = "w", damage = 7 } } },
  play = function(s)
    s.A:attack("Twice")
    s:expect("w", { zone = "graveyard" })
    s:expect(s.B, { health = 17 })
    s:expect("Twice", { damage = 0 })
  end,
}

scenario "Enrage: each other friendly unit that dies makes it stronger; the counters stay" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Orc", f1 = vanilla(1), hand = { "Pit" }, resources = 1 }, B = { f1 = { "Brute", as = "foe" } } },
  play = function(s)
    s.A:play("Pit")
    s.A:choose(vanilla(1))
    s:expect("Orc", { attack = 3, retaliation = 3, enrage = 2 })
    s.A:attack("Orc")
    s:expect(s.B, { health = 17 })
    s:expect("Orc", { enrage = 2 })
  end,
}

scenario "Enrage does not count the deaths of enemies, nor units that return to hand" {
  rules = { "DOC-11", "DOC-11.2" },
  board = { A = { f0 = "Orc", f1 = vanilla(1), hand = { "Pit", "Broken bridge" }, resources = 4 }, B = { f2 = vanilla(2) } },
  play = function(s)
    s.A:play("Pit")
    s.A:choose(vanilla(2))
    s.A:play("Broken bridge")
    s.A:choose("row 1")
    s:expect("Orc", { enrage = 0, attack = 1 })
  end,
}

scenario "By later versions enrage counters are gone after the unit attacks" {
  rules = { "DOC-14" },
  format = { enrage_ends = 1 },
  board = { A = { f0 = { "Orc", enrage = 2 } } },
  play = function(s)
    s.A:attack("Orc")
    s:expect(s.B, { health = 17 })
    s:expect("Orc", { enrage = 0, attack = 1 })
  end,
}

scenario "Heal works for friendly units next to it, not across, not diagonally" {
  rules = { "DOC-11" },
  board = { A = { f1 = { "Wall", as = "n", damage = 5 }, f2 = { vanilla(9, { "Heal 2" }), as = "nurse" }, b2 = { "Wall", as = "b", damage = 1 }, b1 = { "Wall", as = "d", damage = 5 } },
    B = { f2 = { "Wall", as = "foe", damage = 5 } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("n", { damage = 3 })
    s:expect("b", { damage = 0 })
    s:expect("d", { damage = 5 })
    s:expect("foe", { damage = 5 })
  end,
}

scenario "Honor of several units adds up; it ends at the middle" {
  rules = { "DOC-11" },
  board = { A = { f0 = { vanilla(1, { "Honor 1" }), as = "h1" }, f1 = { vanilla(2), as = "it" }, f2 = { vanilla(1, { "Honor 2" }), as = "h2" } }, B = { f1 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s:expect("it", { attack = 5, retaliation = 5, health = 2 })
    s:expect("foe", { attack = 2 })
  end,
}

scenario "Income gives resources in the supply" {
  rules = { "DOC-11" },
  board = { A = { production = 2, f1 = { vanilla(1, { "Income 2" }), as = "clerk" } }, turn = "A", phase = "supply" },
  play = function(s) s:expect(s.A, { resources = 5, production = 3 }) end,
}

scenario "By later versions Income makes production higher" {
  rules = { "DOC-14" },
  format = { income_production = 1 },
  board = { A = { production = 2, f1 = { vanilla(1, { "Income 2" }), as = "clerk" } }, turn = "A", phase = "supply" },
  play = function(s) s:expect(s.A, { resources = 5, production = 5 }) end,
}

scenario "Incorporeal halves damage that is not magic, rounded down" {
  rules = { "DOC-11", "DOC-9.8" },
  board = { A = { f0 = "Brute", f1 = "Mage" }, B = { f0 = { "Ghost", as = "g0" }, f1 = { "Ghost", as = "g1" } } },
  play = function(s)
    s.A:attack("Brute")
    s:expect("g0", { damage = 2 })
    s.A:attack("Mage")
    s:expect("g1", { damage = 5 })
  end,
}

scenario "Infect poisons what it damages, by attack and by retaliation" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Rat", f1 = { "Wall", as = "mine" } }, B = { f0 = { "Wall", as = "bitten" }, f1 = { "Rat", as = "other rat" } } },
  play = function(s)
    s.A:attack("Rat")
    s:expect("bitten", { poison = 2 })
    s.A:attack("mine")
    s:expect("mine", { poison = 2, damage = 1 })
    s:expect("other rat", { poison = 0 }) -- no damage, no poison
  end,
}

scenario "By later versions Infect works with attack damage alone" {
  rules = { "DOC-11" },
  format = { infect_attack_only = 1 },
  board = { A = { f1 = { "Wall", as = "mine" } }, B = { f1 = "Rat" } },
  play = function(s)
    s.A:attack("mine")
    s:expect("mine", { poison = 0, damage = 1 })
  end,
}

scenario "Immobilize keeps enemy units of its row where they are" {
  rules = { "DOC-11" },
  board = { A = { f1 = { "Wall", as = "held" }, f3 = { "Wall", as = "free" } }, B = { f1 = "Net" } },
  play = function(s)
    s.A:refused("move", "held", "f0", { rule = "DOC-11", by = "Net" })
    s.A:move("free", "f2")
    s.A:attack("held") -- it may attack
  end,
}

scenario "Immune to Magic takes no damage of spells and magic units, all else it does" {
  rules = { "DOC-11", "DOC-9.9" },
  board = { A = { f0 = "Mage", f1 = "Brute", hand = { "Bolt", "Pit" }, resources = 2 }, B = { f0 = { "Golem", as = "g" }, f1 = { "Golem", as = "h" } } },
  play = function(s)
    s.A:attack("Mage")
    s.A:play("Bolt")
    s.A:choose("g")
    s:expect("g", { damage = 0 })
    s.A:play("Pit") -- a fortune is no magic
    s.A:choose("g")
    s:expect("g", { damage = 5 })
    s.A:attack("Brute")
    s:expect("h", { damage = 5 })
  end,
}

scenario "Immune to Retaliation takes no damage of retaliation" {
  rules = { "DOC-11" },
  board = { A = { b0 = "Sniper" }, B = { f0 = "Brute", b3 = "Archer" } },
  play = function(s)
    s.A:attack("Sniper")
    s:expect("Brute", { damage = 3 })
    s:expect("Sniper", { damage = 0 })
  end,
}

scenario "Life Drain heals when it has dealt attack damage, not beyond its health" {
  rules = { "DOC-11" },
  board = { A = { f0 = { "Vampire", as = "hurt", damage = 5 }, f1 = { "Vampire", as = "well", damage = 1 }, f2 = { "Vampire", as = "idle", damage = 3 } }, B = { f2 = { vanilla(9), as = "thick" }, f1 = { "Wall", as = "w" } } },
  play = function(s)
    s.A:attack("hurt")
    s:expect("hurt", { damage = 3 })
    s.A:attack("well")
    s:expect("well", { damage = 0 }) -- 1 of retaliation comes first
    s:expect("idle", { damage = 3 })
  end,
}

scenario "By a format Life Drain goes beyond the health of the unit" {
  rules = { "DOC-11" },
  format = { life_drain_damage = 1 },
  board = { A = { f0 = { "Vampire", as = "well" } } },
  play = function(s)
    s.A:attack("well")
    s:expect("well", { left = 11 })
  end,
}

scenario "Magic Resist halves magic damage, rounded down" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Mage", f1 = "Brute" }, B = { f0 = { "Dwarf", as = "d0" }, f1 = { "Dwarf", as = "d1" } } },
  play = function(s)
    s.A:attack("Mage")
    s:expect("d0", { damage = 2 })
    s.A:attack("Brute")
    s:expect("d1", { damage = 5 })
  end,
}

scenario "Magic Channel raises the level while it is there" {
  rules = { "DOC-11" },
  board = { A = { magic = 1, f0 = { "Font", as = "one" }, f1 = { "Font", as = "two", damage = 4 }, hand = { "Pit" }, resources = 1 } },
  play = function(s)
    s:expect(s.A, { magic = 5, base_magic = 1 })
    s:expect(s.B, { magic = 9 })
    s.A:play("Pit")
    s.A:choose("two")
    s:expect(s.A, { magic = 3 })
  end,
}

scenario "Guards lessen combat damage to the unit and to friends next to it, and add up" {
  rules = { "DOC-11", "DOC-9.8" },
  board = { A = { f0 = "Brute", f1 = { "Brute", as = "b1" }, f2 = { "Brute", as = "b2" }, f3 = "Bird" },
    B = { f0 = { "Shield", as = "s0" }, f1 = { "Shield", as = "s1" }, f2 = { "Wall", as = "w" }, f3 = { "Wall", as = "out" } } },
  play = function(s)
    s.A:attack("Brute")
    s:expect("s0", { damage = 1 }) -- two guards
    s.A:attack("b2")
    s:expect("w", { damage = 3 })
    s.A:attack("Bird")
    s:expect("out", { damage = 5 }) -- no guard next to it, and a flyer at that
  end,
}

scenario "Melee Guard is no help against shooters and spells, Ranged Guard is against shooters" {
  rules = { "DOC-11" },
  board = { A = { b0 = "Archer", b1 = { "Archer", as = "a1" }, hand = { "Bolt" }, resources = 1 }, B = { f0 = "Shield", f1 = "Tower", f2 = { "Wall", as = "w" } } },
  play = function(s)
    s.A:attack("Archer")
    s:expect("Shield", { damage = 3 }) -- the tower next to it
    s.A:attack("a1")
    s:expect("Tower", { damage = 3 })
    s.A:play("Bolt")
    s.A:choose("w")
    s:expect("w", { damage = 5 })
  end,
}

scenario "Guards lessen retaliation, too" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Wall", f1 = "Shield" }, B = { f0 = "Brute" } },
  play = function(s)
    s.A:attack("Wall")
    s:expect("Wall", { damage = 3 })
  end,
}

scenario "Outmaneuver: as it enters, an enemy unit is put elsewhere" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Trickster" }, resources = 1 }, B = { f0 = { "Wall", as = "w" }, b0 = "Archer" } },
  play = function(s)
    s.A:play("Trickster", { at = "f3" })
    s:options("w", "Archer")
    s.A:choose("w")
    s:options("B f1", "B f2", "B f3")
    s.A:choose("B f2")
    s:expect("w", { at = "B f2" })
  end,
}

scenario "Outmaneuver does nothing when no enemy can be put elsewhere" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Trickster" }, resources = 1 } },
  play = function(s)
    s.A:play("Trickster", { at = "f3" })
    s:owes(s.A, "act")
  end,
}

scenario "Quick Attack may attack in the turn it enters, but not move" {
  rules = { "DOC-11", "DOC-11.1" },
  board = { A = { hand = { "Raider", "Panther Warrior (2013)" }, resources = 4 } },
  play = function(s)
    s.A:play("Raider", { at = "f0" })
    s.A:refused("move", "Raider", "f1", { rule = "DOC-7.3" })
    s.A:attack("Raider")
    s:expect(s.B, { health = 18 })
    s.A:play("Panther Warrior (2013)", { at = "f1" })
    s.A:attack("Panther Warrior (2013)")
    s:expect(s.B, { health = 17 })
  end,
}

scenario "By later versions a unit with Quick Attack may move instead" {
  rules = { "DOC-11" },
  format = { quick_attack_moves = 1 },
  board = { A = { hand = { "Raider" }, resources = 1 } },
  play = function(s)
    s.A:play("Raider", { at = "f0" })
    s.A:move("Raider", "f1")
    s.A:refused("attack", "Raider", s.B, { rule = "DOC-6.6" })
  end,
}

scenario "Sweep Attack strikes the units next to the target on its line; the target alone retaliates" {
  rules = { "DOC-11", "DOC-15" },
  board = { A = { f1 = "Sweeper" }, B = { f0 = { "Wall", as = "w0" }, f1 = { "Wall", as = "w1" }, f2 = { "Wall", as = "w2" }, f3 = { "Wall", as = "w3" }, b1 = { "Wall", as = "behind" } } },
  play = function(s)
    s.A:attack("Sweeper")
    s:expect("w0", { damage = 2 })
    s:expect("w1", { damage = 2 })
    s:expect("w2", { damage = 2 })
    s:expect("w3", { damage = 0 })
    s:expect("behind", { damage = 0 })
    s:expect("Sweeper", { damage = 1 })
  end,
}

scenario "By a format all that a Sweep Attack strikes retaliate" {
  rules = { "DOC-15" },
  format = { sweep_retaliation = 1 },
  board = { A = { f1 = "Sweeper" }, B = { f0 = { "Wall", as = "w0" }, f1 = { "Wall", as = "w1" }, f2 = { "Wall", as = "w2" } } },
  play = function(s)
    s.A:attack("Sweeper")
    s:expect("Sweeper", { damage = 3 })
  end,
}

scenario "Armor lessens combat damage, no other" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Brute", hand = { "Pit" }, resources = 1 }, B = { f0 = "Plate" } },
  play = function(s)
    s.A:attack("Brute")
    s:expect("Plate", { damage = 3 })
    s.A:play("Pit")
    s.A:choose("Plate")
    s:expect("Plate", { damage = 8 })
  end,
}

scenario "Swift attacks and moves in one turn, each once" {
  rules = { "DOC-12" },
  board = { A = { f0 = "Runner" } },
  play = function(s)
    s.A:attack("Runner")
    s.A:move("Runner", "f1")
    s.A:refused("attack", "Runner", s.B, { rule = "DOC-6.6" })
    s.A:refused("move", "Runner", "f0", { rule = "DOC-6.6" })
  end,
}

scenario "Who cannot attack, and who cannot move" {
  rules = { "DOC-12", "DOC-8.3" },
  board = { A = { f0 = "Statue", f2 = "Root" } },
  play = function(s)
    s.A:refused("attack", "Statue", s.B, { rule = "DOC-12" })
    s.A:move("Statue", "f1")
    s.A:refused("move", "Root", "f3", { rule = "DOC-8.3" })
    s.A:attack("Root")
  end,
}

scenario "Mending heals all at the end of a turn without an attack" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Monk", as = "calm", damage = 6 }, f1 = { "Monk", as = "busy", damage = 6 } } },
  play = function(s)
    s.A:attack("busy")
    s:next_turn()
    s:expect("calm", { damage = 0 })
    s:expect("busy", { damage = 6 })
  end,
}
