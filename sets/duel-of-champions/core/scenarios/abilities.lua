-- The abilities of DOC-11 where they meet each other, the rules of an attack and what is no fight; keywords.lua has each alone.
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
u("Block", 0, 1, 9)
u("Brawler", 5, 5, 9)
u("Thick Brawler", 5, 5, 18)
u("Rampart", 3, 3, 12)
u("Ranger", 5, 3, 9, nil, { position = { "shooter" } })
u("Hawk", 5, 5, 9, nil, { position = { "flyer" } })
u("Witch", 5, 5, 9, nil, { position = { "shooter" }, traits = { "magic" } })
u("Grenadier", 2, 0, 9, { "Area Blast 3" }, { position = { "shooter" }, traits = { "blast_at_target" } })
u("Kamikaze", 2, 0, 3, { "Area Blast 3" }, { traits = { "blast_at_target" } })
u("Bellows", 2, 0, 9, { "Area Blast 2" })
u("Cannon", 2, 0, 9, { "Focus Blast 2" }, { position = { "shooter" } })
u("Seeker", 2, 0, 9, { "Attack Anywhere" })
u("Lancer", 2, 0, 9, { "Charge" })
u("Safe Lancer", 2, 0, 9, { "Charge", "Immune to Retaliation" })
u("Duelist", 2, 0, 9, { "Double Attack" })
u("Twin Archer", 2, 0, 9, { "Double Attack" }, { position = { "shooter" } })
u("Berserk", 1, 1, 9, { "Enrage 1" })
u("Fury Pack", 1, 1, 3, { "Enrage 1", "Stackable" })
u("Nurse", 1, 0, 9, { "Heal 2" })
u("Banner", 1, 1, 3, { "Honor 2" })
u("Banker", 0, 0, 3, { "Income 1" })
u("Wisp", 1, 1, 9, { "Incorporeal" })
u("Warded Wisp", 1, 1, 9, { "Incorporeal", "Magic Resist" })
u("Guarded Wisp", 1, 1, 9, { "Incorporeal", "Melee Guard 2" })
u("Viper", 2, 0, 9, { "Infect 1" })
u("Plague Cart", 1, 0, 9, { "Infect 1", "Area Blast 1" })
u("Snare", 0, 0, 9, { "Immobilize" }, { position = { "shooter" } })
u("Idol", 0, 0, 9, { "Immune to Magic" })
u("Leech", 2, 0, 9, { "Life Drain 3" })
u("Slow Leech", 1, 0, 9, { "Life Drain 1", "Double Attack" })
u("Mail", 0, 0, 9, { "Magic Resist" })
u("Spring", 0, 0, 3, { "Magic Channel 1" })
u("Bulwark", 0, 0, 9, { "Melee Guard 3" })
u("Pavise", 0, 0, 9, { "Ranged Guard 3" })
u("Schemer", 1, 0, 9, { "Outmaneuver" })
u("Dasher", 2, 0, 9, { "Quick Attack" })
u("Moss Man", 0, 0, 9, { "Regenerate 3" })
u("Scythe", 3, 0, 9, { "Sweep Attack" })
u("Long Scythe", 3, 0, 9, { "Sweep Attack", "Charge" })
card { name = "Zap", type = "spell", schools = { "air" }, kind = { "instant" }, cost = 1, magic = 3, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:deal(5, fx.it) end }]] }
card { name = "Slay", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]] }
card { name = "Summon", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { target = { it = card { zone = "graveyard", owner = you, type = "unit" } }, effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end }]] }
card { name = "Push", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit { movable = true } }, effect = function(fx) fx:relocate(fx.it) end }]] }
card { name = "Bribe", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]] }
card { name = "Curse Word", type = "fortune", kind = { "current" }, cost = 1, script = [[static { affects = unit {}, give = { lose = { "Charge", "Honor" } } }]] }

scenario "Area Blast around the attacker happens when it attacks the hero, too" {
  rules = { "DOC-11", "DOC-9.3" },
  board = { A = { f1 = "Bellows", f0 = { "Block", as = "friend" } }, B = { f3 = { "Block", as = "far" } } },
  play = function(s)
    s.A:attack("Bellows")
    s:expect(s.B, { health = 18 })
    s:expect("friend", { damage = 2 })
    s:expect("far", { damage = 0 })
    s:expect("Bellows", { damage = 0 })
  end,
}

scenario "Area Blast around the target may kill the attacker, after the target is struck" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f1 = "Kamikaze" }, B = { f1 = { "Block", as = "target", damage = 7 } } },
  play = function(s)
    s.A:attack("Kamikaze")
    s:expect("target", { zone = "graveyard" })
    s:expect("Kamikaze", { zone = "graveyard" })
  end,
}

scenario "Area Blast around a target behind the front line hits the one before it" {
  rules = { "DOC-11", "DOC-4.5" },
  board = { A = { b1 = "Grenadier", f1 = { "Block", as = "mine" } }, B = { f1 = { "Block", as = "near" }, b1 = { "Block", as = "target" }, b2 = { "Block", as = "beside" } } },
  play = function(s)
    s.A:attack("Grenadier")
    s.A:choose("target")
    s:expect("target", { damage = 2 })
    s:expect("near", { damage = 3 })
    s:expect("beside", { damage = 3 })
    s:expect("mine", { damage = 0 })
    s:expect("Grenadier", { damage = 1 })
  end,
}

scenario "Focus Blast hits no square of the attacker's side" {
  rules = { "DOC-11", "DOC-4.5" },
  board = { A = { b1 = "Cannon", f1 = { "Block", as = "mine" } }, B = { f1 = { "Block", as = "target" }, f0 = { "Block", as = "up" }, b1 = { "Block", as = "behind" }, b0 = { "Block", as = "diagonal" } } },
  play = function(s)
    s.A:attack("Cannon")
    s.A:choose("target")
    s:expect("target", { damage = 2 })
    s:expect("up", { damage = 2 })
    s:expect("behind", { damage = 2 })
    s:expect("diagonal", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Guards do not lessen a blast" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { f1 = "Bellows" }, B = { f1 = { "Bulwark", as = "target" } } },
  play = function(s)
    s.A:attack("Bellows")
    s:expect("target", { damage = 2 }) -- its attack of 2 is guarded, the blast of 2 is not
  end,
}

scenario "Attack Anywhere: the front line of another row does not shield the back line" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Seeker" }, B = { f2 = { "Block", as = "near" }, b2 = { "Block", as = "behind" } } },
  play = function(s)
    s.A:attack("Seeker")
    s.A:choose("behind")
    s:expect("behind", { damage = 2 })
    s:expect("near", { damage = 0 })
    s:expect("Seeker", { damage = 1 })
  end,
}

scenario "Attack Anywhere reaches no hero while an enemy is in the row" {
  rules = { "DOC-9.3", "DOC-11" },
  board = { A = { f0 = "Seeker" }, B = { b0 = { "Block", as = "w" } } },
  play = function(s)
    s.A:refused("attack", "Seeker", s.B, { rule = "DOC-9.3" })
    s.A:attack("Seeker")
    s:expect("w", { damage = 2 })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "Charge in a row without enemies attacks the hero" {
  rules = { "DOC-11", "DOC-9.3" },
  board = { A = { f0 = "Lancer" }, B = { f1 = { "Block", as = "w" } } },
  play = function(s)
    s.A:attack("Lancer")
    s:expect(s.B, { health = 18 })
    s:expect("w", { damage = 0 })
  end,
}

scenario "Charge with Immune to Retaliation takes nothing of both" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Safe Lancer" }, B = { f0 = "Brawler", b0 = "Ranger" } },
  play = function(s)
    s.A:attack("Safe Lancer")
    s:expect("Brawler", { damage = 2 })
    s:expect("Ranger", { damage = 2 })
    s:expect("Safe Lancer", { damage = 0 })
  end,
}

scenario "Charge must name the front unit as its target" {
  rules = { "DOC-9.2", "DOC-11" },
  board = { A = { f0 = "Lancer" }, B = { f0 = { "Block", as = "near" }, b0 = { "Block", as = "far" } } },
  play = function(s)
    s.A:refused("attack", "Lancer", "far", { rule = "DOC-9.2" })
    s.A:attack("Lancer")
    s:expect("far", { damage = 2 })
    s:expect("Lancer", { damage = 2 })
  end,
}

scenario "A lost ability is no ability" {
  rules = { "DOC-11", "DOC-1" },
  board = { A = { f0 = "Lancer", f2 = { "Banner", as = "banner" }, f3 = { vanilla(2), as = "it" }, hand = { "Curse Word" }, resources = 1 }, B = { f0 = { "Block", as = "near" }, b0 = { "Block", as = "far" } } },
  play = function(s)
    s:expect("it", { attack = 4 })
    s.A:play("Curse Word")
    s:expect("it", { attack = 2 })
    s.A:attack("Lancer")
    s:expect("far", { damage = 0 })
  end,
}

scenario "Double Attack strikes the hero twice" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Duelist" } },
  play = function(s)
    s.A:attack("Duelist")
    s:expect(s.B, { health = 16 })
    s:expect("Duelist", { attacked = true })
    s.A:refused("attack", "Duelist", s.B, { rule = "DOC-6.6" })
  end,
}

scenario "Double Attack goes on at the same target, though another is free to choose" {
  rules = { "DOC-11", "DOC-9.2" },
  board = { A = { b0 = "Twin Archer" }, B = { f0 = { "Block", as = "near" }, b0 = { "Block", as = "far" } } },
  play = function(s)
    s.A:attack("Twin Archer")
    s.A:choose("far")
    s:expect("far", { damage = 4 })
    s:expect("near", { damage = 0 })
    s:expect("Twin Archer", { damage = 2 })
  end,
}

scenario "Enrage: several dead at once count each; one's own death does not" {
  rules = { "DOC-11" },
  board = { A = { f0 = { "Berserk", as = "lives" }, f1 = { "Berserk", as = "dies", damage = 4 }, f2 = { "Block", as = "weak", damage = 4 }, hand = { "Quake" }, resources = 1 } },
  play = function(s)
    s.A:play("Quake")
    s:expect("dies", { zone = "graveyard" })
    s:expect("lives", { enrage = 2, attack = 3, retaliation = 3, damage = 5 })
  end,
}
card { name = "Quake", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { effect = function(fx) fx:deal(5, fx:all(unit {})) end }]] }

scenario "Enrage of a stack counts once, its counters are not multiplied" {
  rules = { "DOC-11", "DOC-12" },
  board = { A = { f0 = { "Fury Pack", as = "pack", stack = 3 }, f1 = { "Block", as = "weak" }, hand = { "Slay" }, resources = 1 } },
  play = function(s)
    s.A:play("Slay")
    s.A:choose("weak")
    s:expect("pack", { enrage = 1, attack = 4, retaliation = 4, health = 9 })
  end,
}

scenario "Enrage: the death of a stack is one death" {
  rules = { "DOC-11", "DOC-4.3" },
  board = { A = { f0 = { "Fury Pack", as = "pack", stack = 3 }, f1 = { "Berserk", as = "it" }, hand = { "Slay" }, resources = 1 } },
  play = function(s)
    s.A:play("Slay")
    s.A:choose("pack")
    s:expect("it", { enrage = 1 })
    s:count("Fury Pack", 3, { zone = "graveyard" })
  end,
}

scenario "Enrage works as units die in the fights of an attack" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f0 = { "Berserk", as = "it" }, f1 = { vanilla(1), as = "lost" } }, B = { f1 = { "Brawler", as = "foe" } } },
  play = function(s)
    s.A:attack("lost")
    s:expect("lost", { zone = "graveyard" })
    s:expect("it", { enrage = 1 })
    s.A:attack("it")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "Heal: two nurses heal each other and add up, never beyond the damage" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { f0 = { "Nurse", as = "one", damage = 5 }, f1 = { "Block", as = "it", damage = 3 }, f2 = { "Nurse", as = "two", damage = 5 }, b2 = { "Nurse", as = "three" } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("it", { damage = 0 })
    s:expect("one", { damage = 5 })
    s:expect("two", { damage = 3 })
  end,
}

scenario "Heal does nothing in the enemy's supply" {
  rules = { "DOC-6.3" },
  board = { A = { f0 = "Nurse", f1 = { "Block", as = "it", damage = 5 } } },
  play = function(s)
    s:next_turn()
    s:expect("it", { damage = 5 })
    s:next_turn()
    s:expect("it", { damage = 3 })
  end,
}

scenario "Honor follows who moves, and goes both ways between two banners" {
  rules = { "DOC-11", "DOC-8.1" },
  board = { A = { f0 = { "Banner", as = "one" }, f1 = { "Banner", as = "two" }, f2 = { vanilla(2), as = "it" } } },
  play = function(s)
    s:expect("one", { attack = 3, retaliation = 3 })
    s:expect("two", { attack = 3 })
    s:expect("it", { attack = 4 })
    s.A:move("it", "f3")
    s:expect("it", { attack = 2, retaliation = 2 })
  end,
}

scenario "Honor goes over with the unit that is taken" {
  rules = { "DOC-11", "DOC-11.2" },
  board = { A = { f0 = { vanilla(2), as = "mine" }, hand = { "Bribe" }, resources = 1 }, B = { f0 = { "Banner", as = "banner" }, f1 = { vanilla(2), as = "theirs" } } },
  play = function(s)
    s:expect("theirs", { attack = 4 })
    s.A:play("Bribe")
    s.A:choose("banner")
    s.A:choose("A f1")
    s:expect("theirs", { attack = 2 })
    s:expect("mine", { attack = 4 })
  end,
}

scenario "Income of several units adds up, after the refill, at one's own supply alone" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { f0 = "Banker", f1 = "Banker", production = 2 }, B = { production = 2 } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { resources = 3 })
    s:next_turn()
    s:expect(s.A, { resources = 5, base_production = 3 })
  end,
}

scenario "By later versions Income lasts as long as the unit: deployed, it counts at the next supply" {
  rules = { "DOC-14", "DOC-11" },
  format = { income_production = 1 },
  board = { A = { hand = { "Banker", "Slay" }, resources = 2, production = 2 } },
  play = function(s)
    s:expect(s.A, { production = 2 })
    s.A:play("Banker", { at = "f0" })
    s:expect(s.A, { production = 3, resources = 1 })
    s.A:play("Slay")
    s.A:choose("Banker")
    s:expect(s.A, { production = 2 })
  end,
}

scenario "Guards count before damage is halved" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { f0 = "Brawler" }, B = { f0 = { "Guarded Wisp", as = "wisp" } } },
  play = function(s)
    s.A:attack("Brawler")
    s:expect("wisp", { damage = 1 }) -- 5 less 2, halved
  end,
}

scenario "Of Incorporeal and Magic Resist each halves its own kind of damage" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { f0 = "Brawler", b1 = "Witch" }, B = { f0 = { "Warded Wisp", as = "one" }, f1 = { "Warded Wisp", as = "two" } } },
  play = function(s)
    s.A:attack("Brawler")
    s:expect("one", { damage = 2 })
    s.A:attack("Witch")
    s:expect("two", { damage = 2 })
  end,
}

scenario "Half of 1 is nothing" {
  rules = { "DOC-11" },
  board = { A = { f0 = { vanilla(1), as = "weak" } }, B = { f0 = { "Wisp", as = "wisp" } } },
  play = function(s)
    s.A:attack("weak")
    s:expect("wisp", { damage = 0 })
    s:expect("weak", { zone = "graveyard" })
  end,
}

scenario "The damage of poison is halved by Incorporeal: it is no magic" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { f0 = { "Wisp", as = "wisp", poison = 3 }, f1 = { "Mail", as = "mail", poison = 3 }, f2 = { "Idol", as = "idol", poison = 3 } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("wisp", { damage = 1 })
    s:expect("mail", { damage = 3 })
    s:expect("idol", { damage = 3 })
  end,
}

scenario "Infect adds up with each attack; damage that came to nothing brings no poison" {
  rules = { "DOC-11" },
  board = { A = { f0 = { "Viper", as = "one" }, f1 = { "Viper", as = "two" } }, B = { f0 = { "Block", as = "bitten", poison = 2 }, f1 = { "Bulwark", as = "shielded" } } },
  play = function(s)
    s.A:attack("one")
    s:expect("bitten", { poison = 2, damage = 0 }) -- the bulwark next to it takes 3 off
    s.A:attack("two")
    s:expect("shielded", { poison = 0 })
  end,
}

scenario "Infect poisons a unit once for each damage, the blast's too, and no hero" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Plague Cart", f0 = { "Block", as = "friend" }, f3 = "Viper" }, B = { f1 = { "Block", as = "target" } } },
  play = function(s)
    s.A:attack("Plague Cart")
    s:expect("target", { poison = 2, damage = 2 })
    s:expect("friend", { poison = 1 })
    s.A:attack("Viper")
    s:expect(s.B, { health = 18 })
    s:next_turn()
    s:expect(s.B, { health = 18 })
  end,
}

scenario "Immobilize holds both lines of the enemy in its row, flyers too, and no friends" {
  rules = { "DOC-11", "DOC-8.3" },
  board = { A = { f1 = "Hawk", b1 = { "Ranger", as = "behind" }, f2 = { "Block", as = "free" } }, B = { b1 = "Snare", f1 = { "Block", as = "friend" } } },
  play = function(s)
    s.A:refused("move", "Hawk", "f0", { rule = "DOC-11", by = "Snare" })
    s.A:refused("move", "behind", "b2", { rule = "DOC-11", by = "Snare" })
    s.A:move("free", "f3")
    s:next_turn()
    s.B:move("friend", "f0")
    s:expect("friend", { at = "B f0" })
  end,
}

scenario "Immobilize does not keep effects from putting a unit elsewhere" {
  rules = { "DOC-8.3" },
  board = { A = { f1 = "Hawk", hand = { "Push" }, resources = 1 }, B = { b1 = "Snare" } },
  play = function(s)
    s.A:play("Push")
    s.A:choose("Hawk")
    s.A:choose("A b3")
    s:expect("Hawk", { at = "A b3", moved = false })
    s.A:move("Hawk", "b2")
    s:expect("Hawk", { at = "A b2" })
  end,
}

scenario "Immune to Magic takes no damage of a magic unit's retaliation" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { f0 = "Idol", f1 = { "Block", as = "mine" } }, B = { b0 = "Witch", b1 = { "Witch", as = "other" } } },
  play = function(s)
    s.A:attack("Idol")
    s:expect("Idol", { damage = 0 })
    s.A:attack("mine")
    s:expect("mine", { damage = 5 })
  end,
}

scenario "Immune to Retaliation is no help when the unit is attacked" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Safe Lancer" }, B = { f0 = "Brawler" }, turn = "B" },
  play = function(s)
    s.B:attack("Brawler")
    s:expect("Safe Lancer", { damage = 5 })
  end,
}

scenario "Life Drain needs damage that was dealt" {
  rules = { "DOC-11" },
  board = { A = { f0 = { "Leech", as = "one", damage = 5 }, f2 = { "Leech", as = "two", damage = 5 } }, B = { f0 = "Bulwark", f2 = { "Block", as = "w" } } },
  play = function(s)
    s.A:attack("one")
    s:expect("one", { damage = 5 })
    s.A:attack("two")
    s:expect("two", { damage = 3 }) -- 1 of retaliation, then 3 healed
  end,
}

scenario "Life Drain does not work with retaliation, and not for a unit that has died" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f0 = { "Leech", as = "one", damage = 5 }, f1 = { "Leech", as = "two", damage = 7 } }, B = { f0 = { "Block", as = "w" }, f1 = "Brawler" }, turn = "B" },
  play = function(s)
    s.B:attack("w")
    s:expect("one", { damage = 5 })
    s:next_turn()
    s.A:attack("two")
    s:expect("two", { zone = "graveyard" })
    s:expect("Brawler", { damage = 2 })
  end,
}

scenario "Life Drain works after each of two attacks" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f0 = { "Slow Leech", as = "it", damage = 5 } } },
  play = function(s)
    s.A:attack("it")
    s:expect(s.B, { health = 18 })
    s:expect("it", { damage = 3 })
  end,
}

scenario "Magic Resist halves spells and the retaliation of magic units" {
  rules = { "DOC-11", "DOC-9.9" },
  board = { A = { f0 = { "Mail", as = "it" }, f1 = { "Mail", as = "other" }, hand = { "Zap" }, resources = 1 }, B = { b0 = "Witch" } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 2 })
    s.A:play("Zap")
    s.A:choose("other")
    s:expect("other", { damage = 2 })
  end,
}

scenario "Magic Channel opens spells while the unit is there" {
  rules = { "DOC-11", "DOC-3.3" },
  board = { A = { magic = 2, f0 = "Spring", hand = { { "Zap", as = "one" }, { "Zap", as = "two" } }, resources = 2 }, B = { f0 = { "Brawler", as = "foe" } } },
  play = function(s)
    s.A:play("one")
    s.A:choose("Spring")
    s:expect("Spring", { zone = "graveyard" })
    s:expect(s.A, { magic = 2 })
    s.A:refused("play", "two", { rule = "DOC-3.3", reason = "it takes 3, and there is 2" })
  end,
}

scenario "Melee Guard reaches neither flyers, nor diagonals, nor enemies across the middle" {
  rules = { "DOC-11", "DOC-4.5" },
  board = { A = { f0 = "Brawler", f1 = "Hawk", f2 = "Seeker", f3 = "Bulwark" }, B = { f1 = { "Bulwark", as = "guard" }, b0 = { "Block", as = "diagonal" }, f3 = { "Block", as = "before a bulwark" } } },
  play = function(s)
    s.A:attack("Hawk")
    s:expect("guard", { damage = 5 })
    s.A:attack("Brawler")
    s:expect("diagonal", { damage = 5 })
    s.A:attack("Seeker")
    s.A:choose("before a bulwark")
    s:expect("before a bulwark", { damage = 2 })
    s:expect("Seeker", { damage = 0 }) -- the bulwark beside it is its own
  end,
}

scenario "Guards take off no more than there is" {
  rules = { "DOC-11" },
  board = { A = { f0 = { vanilla(2), as = "weak" } }, B = { f0 = { "Bulwark", as = "guard", damage = 4 } } },
  play = function(s)
    s.A:attack("weak")
    s:expect("guard", { damage = 4 })
  end,
}

scenario "Ranged Guard is no help against melee units, and against who is both it asks for the line" {
  rules = { "DOC-11", "DOC-7.1" },
  board = { A = { f0 = { "Lacerator", as = "front" }, b1 = { "Lacerator", as = "back" }, f2 = "Brawler" }, B = { f0 = { "Pavise", as = "p0" }, f2 = { "Pavise", as = "p2" }, b1 = { "Pavise", as = "p1" } } },
  play = function(s)
    s.A:attack("Brawler")
    s:expect("p2", { damage = 5 })
    s.A:attack("back")
    s:expect("p1", { damage = 0 })
    s.A:attack("front")
    s:expect("p0", { damage = 3 })
  end,
}

scenario "Outmaneuver works when the unit is deployed by an effect, too" {
  rules = { "DOC-11", "DOC-7.5" },
  board = { A = { hand = { "Summon" }, resources = 1, graveyard = { "Schemer" } }, B = { b0 = { "Ranger", as = "foe" } } },
  play = function(s)
    s.A:play("Summon")
    s.A:choose("Schemer")
    s.A:choose("A f0")
    s:options("foe")
    s.A:choose("foe")
    s:options("B b1", "B b2", "B b3")
    s.A:choose("B b2")
    s:expect("foe", { at = "B b2" })
  end,
}

scenario "Outmaneuver does not work when the unit is put elsewhere" {
  rules = { "DOC-11", "DOC-8.3" },
  board = { A = { hand = { "Push" }, resources = 1, f0 = "Schemer" }, B = { b0 = { "Ranger", as = "foe" } } },
  play = function(s)
    s.A:play("Push")
    s.A:choose("Schemer")
    s.A:choose("A f3")
    s:owes(s.A, "act")
    s:expect("foe", { at = "B b0" })
  end,
}

scenario "Quick Attack works for a unit that an effect deployed, once" {
  rules = { "DOC-11", "DOC-6.6" },
  board = { A = { hand = { "Summon" }, resources = 1, graveyard = { "Dasher" } } },
  play = function(s)
    s.A:play("Summon")
    s.A:choose("Dasher")
    s.A:choose("A f0")
    s.A:attack("Dasher")
    s:expect(s.B, { health = 18 })
    s.A:refused("attack", "Dasher", s.B, { rule = "DOC-6.6" })
  end,
}

scenario "Quick Attack works after a change of control" {
  rules = { "DOC-11", "DOC-11.2" },
  board = { A = { hand = { "Bribe" }, resources = 1 }, B = { f0 = "Dasher" } },
  play = function(s)
    s.A:play("Bribe")
    s.A:choose("Dasher")
    s.A:choose("A f3")
    s.A:attack("Dasher")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "Regenerate heals at one's own supply, no more than the damage" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { f0 = { "Moss Man", as = "much", damage = 5 }, f1 = { "Moss Man", as = "little", damage = 1 } } },
  play = function(s)
    s:next_turn()
    s:expect("much", { damage = 5 })
    s:next_turn()
    s:expect("much", { damage = 2 })
    s:expect("little", { damage = 0, left = 9 })
  end,
}

scenario "Sweep Attack on the back line strikes along that line" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Scythe" }, B = { b0 = { "Block", as = "target" }, b1 = { "Block", as = "next" }, f1 = { "Block", as = "other line" }, b2 = { "Block", as = "far" } } },
  play = function(s)
    s.A:attack("Scythe")
    s:expect("target", { damage = 3 })
    s:expect("next", { damage = 3 })
    s:expect("other line", { damage = 0 })
    s:expect("far", { damage = 0 })
    s:expect("Scythe", { damage = 1 })
  end,
}

scenario "Sweep Attack on the hero strikes nobody else" {
  rules = { "DOC-11", "DOC-9.3" },
  board = { A = { f0 = "Scythe" }, B = { f1 = { "Block", as = "w" } } },
  play = function(s)
    s.A:attack("Scythe")
    s:expect(s.B, { health = 17 })
    s:expect("w", { damage = 0 })
  end,
}

scenario "Sweep Attack and Charge together strike each unit once" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Long Scythe" }, B = { f1 = { "Block", as = "target" }, b1 = { "Block", as = "behind" }, f0 = { "Block", as = "up" }, f2 = { "Block", as = "down" }, b0 = { "Block", as = "corner" } } },
  play = function(s)
    s.A:attack("Long Scythe")
    for _, name in ipairs { "target", "behind", "up", "down" } do s:expect(name, { damage = 3 }) end
    s:expect("corner", { damage = 0 })
    s:expect("Long Scythe", { damage = 2 }) -- the target and the one behind it
  end,
}

scenario "Flyers take either line and suffer retaliation" {
  rules = { "DOC-7.1", "DOC-9.4", "DOC-11" },
  board = { A = { b0 = { "Hawk", as = "it" }, hand = { { "Hawk", as = "new" } }, resources = 1 }, B = { f0 = { "Block", as = "near" }, b0 = { "Block", as = "far" } } },
  play = function(s)
    s.A:play("new", { at = "b3" })
    s.A:refused("attack", "it", "far", { rule = "DOC-9.2" })
    s.A:attack("it")
    s:expect("near", { damage = 5 })
    s:expect("it", { damage = 1 })
    s:expect("new", { at = "A b3" })
  end,
}

-- DOC-12

scenario "Swift: who moved first attacks from the new square" {
  rules = { "DOC-12", "DOC-6.6" },
  board = { A = { f0 = { vanilla(2, { "Swift" }), as = "it" } }, B = { f0 = "Brawler" } },
  play = function(s)
    s.A:move("it", "f1")
    s.A:attack("it")
    s:expect(s.B, { health = 18 })
    s:expect("it", { at = "A f1", attacked = true, moved = true })
  end,
}

scenario "Armor and guards add up, for retaliation too" {
  rules = { "DOC-12", "DOC-9.8" },
  board = { A = { f0 = { vanilla(9, { "Armor 1" }), as = "it" }, f1 = "Bulwark" }, B = { f0 = { "Thick Brawler", as = "foe" } } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 1 })
  end,
}

scenario "Mending heals at the end of one's own turn, whoever attacked it" {
  rules = { "DOC-12" },
  board = { A = { f0 = { vanilla(9, { "Mending" }), as = "it" } }, B = { f0 = { "Rampart", as = "foe" } } },
  play = function(s)
    s:next_turn()
    s.B:attack("foe")
    s:expect("it", { damage = 3 })
    s:next_turn()
    s:expect("it", { damage = 3 })
    s:next_turn()
    s:expect("it", { damage = 0 })
  end,
}

scenario "A damaged stack keeps its damage as it grows" {
  rules = { "DOC-12", "DOC-9.5" },
  board = { A = { f0 = { "Fury Pack", as = "pack", stack = 2, damage = 5 }, hand = { { "Fury Pack", as = "new" } }, resources = 1 } },
  play = function(s)
    s:expect("pack", { left = 1 })
    s.A:play("new", { at = "f0" })
    s:expect("pack", { left = 4, damage = 5, stack = 3 })
    s:expect(s.A, { units = 1, hand_size = 0 })
  end,
}

card { name = "Moss", type = "spell", schools = { "earth" }, kind = { "ongoing", "permanent" }, cost = 1, script = [[
static { affects = unit { friendly = true }, give = { keywords = keyword("Regenerate", 2) } }]] }
card { name = "Bell Ringer", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 1, script = [[
triggered { on = unit { friendly = true }.dies, effect = function(fx) fx:draw(1) end }]] }
card { name = "Last Breath", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 1, script = [[
triggered { on = self.dies, effect = function(fx) fx:draw(1) end }]] }
card { name = "Mirror", type = "fortune", kind = { "immediate" }, cost = 0, script = [[
on_play {
  target = { it = unit {} },
  effect = function(fx)
    fx:play_copy(fx.it)
    fx:add { resource = fx:count(unit { token = true }) }
  end,
}]] }

scenario "A keyword is given with its number" {
  rules = { "DOC-11" },
  board = { A = { ongoing = { "Moss" }, f0 = { vanilla(9), as = "it", damage = 5 } }, turn = "A", phase = "supply" },
  play = function(s) s:expect("it", { damage = 3, keywords = { "Regenerate 2" } }) end,
}

scenario "Who watches the deaths of others sees neither its own nor what dies together with it" {
  rules = { "DOC-11.2" },
  board = { A = { f0 = "Bell Ringer", f1 = "Last Breath", f2 = "Bell Ringer", hand = { "Armageddon" }, resources = 6 } },
  play = function(s)
    s.A:play("Armageddon")
    s:expect("Last Breath", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 1 }) -- the last breath's own
  end,
}

scenario "A copy is a token: it ceases to exist when it leaves" {
  rules = { "DOC-12" },
  board = { A = { f0 = { vanilla(9), as = "first" }, hand = { "Mirror", "Armageddon" }, resources = 6 } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("first")
    s.A:choose("A f1")
    s:expect(s.A, { units = 2, resources = 7 })
    s.A:play("Armageddon")
    s:expect(s.A, { graveyard_size = 3 })
  end,
}

scenario "A copy that finds no empty square is not made" {
  rules = { "DOC-4.3", "DOC-12" },
  board = { A = { f0 = { vanilla(9), as = "first" }, f1 = vanilla(1), f2 = vanilla(1), f3 = vanilla(1), hand = { "Mirror" }, resources = 0 } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("first")
    s:expect(s.A, { units = 4, resources = 0 })
  end,
}
