-- Damage on its way (DOC-9.8, 9.9): what lessens it, what turns it to another unit, what follows from it.
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function spell(name, kind, script, more)
  local c = { name = name, type = "spell", schools = { "air" }, kind = kind, cost = 1, script = script }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
u("Block", 0, 1, 9)
u("Brawler", 5, 5, 9)
u("Pikes", 1, 1, 3, { "Stackable" })
u("Banner", 1, 1, 3, { "Honor 2" })
u("Archer", 2, 1, 5, nil, { position = { "shooter" } })
card { name = "Quiet Day", type = "event", kind = { "active" } }
u("Leech", 3, 0, 9, { "Life Drain 2" })
u("Blessed", 0, 0, 9, nil, { script = [[replacement { on = self.damaged, change = skip }]] })
u("Guardian", 0, 0, 9, nil, { script = [[replacement { on = hero { friendly = true }.damaged, effect = function(fx) fx:deal(fx.event.amount, fx.self, { source = fx.event.source }) end }]] })
u("Rat", 0, 2, 9, { "Infect 2" })
u("Sly", 2, 0, 9, { "Immune to Retaliation" })
u("Weak Rat", 1, 0, 9, { "Infect 2" })
u("Wisp", 0, 0, 9, { "Incorporeal" })
u("Null Rat", 0, 0, 9, { "Infect 2", "Area Blast 1" })
u("Hexer", 5, 0, 9, nil, { traits = { "magic" } })
u("Dwarf Guard", 0, 0, 9, { "Magic Resist", "Melee Guard 2" })
u("Plate Wisp", 0, 0, 9, { "Incorporeal", "Armor 2" })
u("Bellows", 2, 0, 9, { "Area Blast 2" })
u("Idle", 0, 0, 9)
spell("Frost", { "ongoing", "permanent" }, [[
on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }
static { affects = unit { enchanted = true }, give = { attack = -4, retaliation = -4 } }]])
u("Blaster", 0, 0, 9, { "Area Blast 3" })
u("Hex Blaster", 0, 0, 9, { "Area Blast 3" }, { traits = { "magic" } })
card { name = "Zealot", type = "hero", faction = "haven", health = 20, magic = 1, script = [[
activated { cost = { resource = 1 }, target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end }]] }
card { name = "Storm Day", type = "event", kind = { "active" }, cost = 0, script = [[activated { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end }]] }
u("Idol", 0, 0, 9, { "Immune to Magic" })
spell("Storm", { "ongoing", "permanent" }, [[triggered { on = player {}.begins { phase = "supply" }, effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end }]])
u("Wizened", 0, 5, 9, nil, { traits = { "magic" } })
u("Plated Guardian", 0, 0, 9, { "Armor 1" }, { script = [[replacement { on = hero { friendly = true }.damaged, effect = function(fx) fx:deal(fx.event.amount, fx.self, { source = fx.event.source }) end }]] })
u("Biter", 3, 0, 9, { "Infect 2" })
u("Stout Guardian", 0, 0, 30, nil, { script = [[replacement { on = hero { friendly = true }.damaged, effect = function(fx) fx:deal(fx.event.amount, fx.self, { source = fx.event.source }) end }]] })
spell("Zap", { "instant" }, [[on_play { effect = function(fx) fx:deal(3, fx.opponent.hero) end }]])
u("Bow", 1, 5, 9, nil, { position = { "shooter" } })
u("Pavise", 0, 0, 9, { "Ranged Guard 2" })
u("Fighter", 1, 0, 9)
u("Veiled Wisp", 0, 0, 9, { "Incorporeal" }, { script = [[replacement { on = self.damaged, change = function(q) return { amount = q.event.amount - 1 } end }]] })

scenario "Attack damage that is turned to another unit is still attack damage" {
  rules = { "DOC-9.8", "DOC-11" },
  format = { infect_attack_only = 1 },
  board = { A = { f0 = { "Leech", damage = 5 }, f1 = "Biter" }, B = { b3 = "Plated Guardian" } },
  play = function(s)
    s.A:attack("Leech")
    s:expect("Plated Guardian", { damage = 2 })
    s:expect("Leech", { damage = 3 })
    s.A:attack("Biter")
    s:expect("Plated Guardian", { damage = 4, poison = 2 })
  end,
}

scenario "Damage of a spell that is turned to another unit is doubled once" {
  rules = { "DOC-9.8" },
  board = { A = { ongoing = { "Crystal of Power" }, hand = { "Zap" }, resources = 1 }, B = { f0 = "Stout Guardian" } },
  play = function(s)
    s.A:play("Zap")
    s:expect("Stout Guardian", { damage = 6 })
  end,
}

scenario "Life Drain counts damage that is turned to another unit, but not what is prevented" {
  rules = { "DOC-11", "DOC-9.8" },
  board = { A = { f0 = { "Leech", as = "one", damage = 5 }, f1 = { "Leech", as = "two", damage = 5 } }, B = { f0 = "Blessed", b3 = "Guardian" } },
  play = function(s)
    s.A:attack("one")
    s:expect("one", { damage = 5 })
    s.A:attack("two")
    s:expect(s.B, { health = 20 })
    s:expect("Guardian", { damage = 3 })
    s:expect("two", { damage = 3 })
  end,
}

scenario "Neither damage that an immunity keeps off nor half of 1 poisons" {
  rules = { "DOC-11" },
  board = { A = { f0 = "Sly", f1 = "Weak Rat" }, B = { f0 = "Rat", f1 = "Wisp" } },
  play = function(s)
    s.A:attack("Sly")
    s:expect("Sly", { poison = 0, damage = 0 })
    s.A:attack("Weak Rat")
    s:expect("Wisp", { poison = 0, damage = 0 })
  end,
}

scenario "By later versions a blast does not infect" {
  rules = { "DOC-14" },
  format = { infect_attack_only = 1 },
  board = { A = { f1 = "Null Rat", f0 = { "Block", as = "friend" }, f2 = { "Weak Rat", as = "other" } }, B = { f1 = { "Block", as = "target" }, f2 = { "Block", as = "bitten" } } },
  play = function(s)
    s.A:attack("Null Rat")
    s:expect("friend", { damage = 1, poison = 0 })
    s:expect("target", { damage = 1, poison = 0 })
    s.A:attack("other")
    s:expect("bitten", { damage = 1, poison = 2 })
  end,
}

scenario "Guards and armor lessen magic and other combat damage before it is halved" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { f0 = "Hexer", f1 = "Brawler" }, B = { f0 = "Dwarf Guard", f1 = { "Plate Wisp", as = "wisp" } } },
  play = function(s)
    s.A:attack("Hexer")
    s:expect("Dwarf Guard", { damage = 1 })
    s.A:attack("Brawler")
    s:expect("wisp", { damage = 0 }) -- 5 less 2 of armor and 2 of the guard beside it, halved
  end,
}

scenario "and magic retaliation" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { f0 = { "Dwarf Guard", as = "it" } }, B = { f0 = "Wizened" } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 1 })
  end,
}

scenario "Ranged Guard lessens the retaliation of a shooter" {
  rules = { "DOC-11", "DOC-9.8" },
  board = { A = { f0 = "Fighter", f1 = "Pavise" }, B = { b0 = "Bow" } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("Fighter", { damage = 3 })
  end,
}

scenario "What prevents damage comes after what halves it" {
  rules = { "DOC-9.8" },
  board = { A = { f0 = "Brawler" }, B = { f0 = "Veiled Wisp" } },
  play = function(s)
    s.A:attack("Brawler")
    s:expect("Veiled Wisp", { damage = 1 })
  end,
}

scenario "The blast of a magic unit is magic" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { f1 = "Blaster", f3 = "Hex Blaster" }, B = { f1 = { "Wisp", as = "one" }, f3 = { "Wisp", as = "two" } } },
  play = function(s)
    s.A:attack("Blaster")
    s:expect("one", { damage = 1 })
    s.A:attack("Hex Blaster")
    s:expect("two", { damage = 3 })
  end,
}

scenario "Powers of heroes and ongoing spells deal magic damage, events do not" {
  rules = { "DOC-9.9" },
  board = { A = { hero = "Zealot", resources = 1, ongoing = { "Storm" } }, B = { f0 = { "Idol", as = "it" }, f1 = { "Wisp", as = "wisp" } }, events = { "Storm Day", "Quiet Day" } },
  play = function(s)
    s.A:activate("Zealot")
    s.A:choose("it")
    s:expect("it", { damage = 0 })
    s.A:activate("Storm Day")
    s.A:choose("it")
    s:expect("it", { damage = 3 })
    s:next_turn()
    s:expect("it", { damage = 3 })
    s:expect("wisp", { damage = 2 })
  end,
}

scenario "By a format a blast around the attacker does not reach across the middle" {
  rules = { "DOC-4.5", "DOC-11" },
  format = { adjacency_across_middle = 0 },
  board = { A = { f1 = "Bellows", b1 = { "Archer", as = "friend" } }, B = { f1 = { "Block", as = "target" } } },
  play = function(s)
    s.A:attack("Bellows")
    s:expect("target", { damage = 2 })
    s:expect("friend", { damage = 2 })
  end,
}

scenario "By a format a unit without attack may attack while others lend it some" {
  rules = { "DOC-9.6" },
  format = { zero_attack = 0 },
  board = { A = { f0 = { "Idle", as = "it" }, f1 = "Banner", f3 = { "Idle", as = "other" } } },
  play = function(s)
    s.A:refused("attack", "other", s.B, { rule = "DOC-9.6" })
    s.A:attack("it")
    s:expect(s.B, { health = 18 })
  end,
}

scenario "All is added before attack and retaliation are bounded by 0" {
  rules = { "DOC-13.2" },
  board = { A = { f0 = { "Pikes", as = "it" }, f1 = "Banner", ongoing = { { "Frost", on = "it" } } } },
  play = function(s) s:expect("it", { attack = 0, retaliation = 0 }) end,
}

scenario "By a format Life Drain raises the health of who is healed already, for as long as it stays" {
  rules = { "DOC-11" },
  format = { life_drain_damage = 1 },
  board = { A = { f0 = { "Leech", as = "it", damage = 1 } } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 0, health = 10, left = 10 })
    s:next_turn()
    s:next_turn()
    s.A:attack("it")
    s:expect("it", { damage = 0, health = 12 })
  end,
}
