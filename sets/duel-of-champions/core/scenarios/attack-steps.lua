-- What an attack does in which order (DOC-9.7), and what happens between its steps.
local function u(name, atk, ret, hp, keywords, more)
  local c = { name = name, type = "unit", position = { "melee" }, cost = 1, attack = atk, retaliation = ret, health = hp, keywords = keywords }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function fortune(name, kind, script, cost) card { name = name, type = "fortune", kind = { kind }, cost = cost or 1, script = script } end
u("Block", 0, 1, 9)
u("Banner", 1, 1, 3, { "Honor 2" })
u("Archer", 2, 1, 5, nil, { position = { "shooter" } })
fortune("Slay", "immediate", [[on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }]])
u("Fury", 1, 0, 9, { "Double Attack", "Enrage 1" })
u("Twin Bellows", 2, 0, 9, { "Double Attack", "Area Blast 2" })
u("Twin Rider", 2, 0, 9, { "Double Attack", "Charge" })
u("Twin Scythe", 2, 0, 9, { "Double Attack", "Sweep Attack" })
u("Twin Viper", 1, 0, 9, { "Double Attack", "Infect 1" })
u("Twin Archer", 2, 0, 9, { "Double Attack" }, { position = { "shooter" } })
u("Twin Bomb", 2, 0, 3, { "Double Attack", "Area Blast 3" }, { traits = { "blast_at_target" } })
u("Cannon", 1, 0, 9, { "Focus Blast 3" })
u("Orc", 0, 1, 9, { "Enrage 2" })
u("Scythe", 3, 0, 9, { "Sweep Attack" })
u("Rider", 5, 0, 9, { "Charge" })
u("Frail Guard", 0, 0, 1, { "Melee Guard 3" })
u("Reaper", 3, 0, 9, { "Sweep Attack", "Charge" })
u("Martyr", 5, 0, 9, nil, { script = [[triggered { on = self.attacks, effect = function(fx) fx:deal(1, fx.you.hero) end }]] })
u("Hitter", 3, 0, 9)
u("Agonist", 1, 0, 9, { "Double Attack" }, { script = [[triggered { on = self.after_attack, effect = function(fx) fx:kill(fx.event.object) end }]] })
u("Ender", 1, 0, 9, nil, { script = [[triggered { on = self.after_attack, effect = function(fx) fx:deal(1, fx.you.hero) end }]] })
u("Looter", 1, 0, 9, nil, { script = [[triggered { on = self.kills, effect = function(fx) fx:add { resource = 5 } end }]] })
card { name = "Chick", type = "unit", position = { "melee" }, token = true, cost = 0, attack = 0, retaliation = 5, health = 5 }
u("Egg", 0, 0, 1, nil, { script = [[triggered { on = self.dies, effect = function(fx) fx:play_token("Chick", { at = fx.event.place }) end }]] })
u("Skipper", 0, 4, 9, nil, { script = [[triggered { on = self.damaged, effect = function(fx) fx:relocate(fx.self) end }]] })
u("Mortar", 2, 0, 9, { "Focus Blast 2" })
u("Aimer", 2, 0, 9, { "Area Blast 2" }, { traits = { "blast_at_target" } })
u("Sellsword", 1, 0, 9, { "Double Attack" }, { script = [[static { affects = self, give = { attack_cost = 1 } }]] })
u("Bow", 1, 5, 9, nil, { position = { "shooter" } })
u("Sacrifice", 0, 0, 9, nil, { script = [[replacement { on = unit { friendly = true, other = true }.damaged, effect = function(fx) fx:kill(fx.self) end }]] })
u("Lancer", 2, 0, 9, { "Charge" })
u("Herald", 2, 0, 9, nil, { script = [[triggered { on = self.attacks, effect = function(fx) fx:deal(9, fx.event.object) end }]] })
u("Twin Herald", 2, 0, 9, { "Double Attack" }, { script = [[triggered { on = self.attacks, effect = function(fx) fx:deal(9, fx.event.object) end }]] })

scenario "By later versions enrage counters go between the attacks of a Double Attack" {
  rules = { "DOC-9.7", "DOC-14" },
  format = { enrage_ends = 1 },
  board = { A = { f0 = { "Fury", enrage = 2 } } },
  play = function(s)
    s.A:attack("Fury")
    s:expect(s.B, { health = 16 })
    s:expect("Fury", { enrage = 0 })
  end,
}

scenario "Double Attack with Area Blast blasts twice" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f1 = "Twin Bellows", f0 = { "Block", as = "friend" } }, B = { f1 = { "Block", as = "target" } } },
  play = function(s)
    s.A:attack("Twin Bellows")
    s:expect("friend", { damage = 4 })
    s:expect("target", { damage = 8 })
    s:expect("Twin Bellows", { damage = 2 })
  end,
}

scenario "Double Attack with Charge strikes the row twice, and all of it retaliates twice" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Twin Rider" }, B = { f1 = { "Block", as = "near" }, b1 = { "Block", as = "far" } } },
  play = function(s)
    s.A:attack("Twin Rider")
    s:expect("near", { damage = 4 })
    s:expect("far", { damage = 4 })
    s:expect("Twin Rider", { damage = 4 })
  end,
}

scenario "Double Attack with Sweep Attack sweeps twice, and the target retaliates twice" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Twin Scythe" }, B = { f1 = { "Block", as = "target" }, f0 = { "Block", as = "up" } } },
  play = function(s)
    s.A:attack("Twin Scythe")
    s:expect("target", { damage = 4 })
    s:expect("up", { damage = 4 })
    s:expect("Twin Scythe", { damage = 2 })
  end,
}

scenario "Double Attack with Infect poisons twice" {
  rules = { "DOC-11" },
  board = { A = { f1 = "Twin Viper" }, B = { f1 = { "Block", as = "target" } } },
  play = function(s)
    s.A:attack("Twin Viper")
    s:expect("target", { damage = 2, poison = 2 })
  end,
}

scenario "A shooter's second attack goes to the unit that is left" {
  rules = { "DOC-11", "DOC-9.2" },
  board = { A = { b0 = "Twin Archer" }, B = { f0 = { "Block", as = "near" }, b0 = { "Block", as = "far", damage = 7 } } },
  play = function(s)
    s.A:attack("Twin Archer", "far")
    s:expect("far", { zone = "graveyard" })
    s:expect("near", { damage = 2 })
    s:expect("Twin Archer", { damage = 1 })
  end,
}

scenario "Who dies of the own blast takes no retaliation and attacks no more" {
  rules = { "DOC-11", "DOC-9.7" },
  board = { A = { f1 = "Twin Bomb" }, B = { f1 = { "Block", as = "target" }, f0 = { "Block", as = "up" } } },
  play = function(s)
    s.A:attack("Twin Bomb")
    s:expect("Twin Bomb", { zone = "graveyard" })
    s:expect("target", { damage = 2 })
    s:expect("up", { damage = 3 })
  end,
}

scenario "Enrage by what a blast has killed counts for the retaliation" {
  rules = { "DOC-9.7", "DOC-11" },
  board = { A = { f1 = "Cannon" }, B = { f1 = "Orc", f0 = { "Block", as = "weak", damage = 6 } } },
  play = function(s)
    s.A:attack("Cannon")
    s:expect("weak", { zone = "graveyard" })
    s:expect("Orc", { enrage = 2, damage = 1 })
    s:expect("Cannon", { damage = 3 })
  end,
}

scenario "Honor of a unit that the blast has killed does not" {
  rules = { "DOC-9.7", "DOC-11" },
  board = { A = { f1 = "Cannon" }, B = { f1 = { "Block", as = "target" }, f0 = "Banner" } },
  play = function(s)
    s:expect("target", { retaliation = 3 })
    s.A:attack("Cannon")
    s:expect("Banner", { zone = "graveyard" })
    s:expect("Cannon", { damage = 1 })
  end,
}

scenario "By a format the survivors of a Sweep Attack retaliate, the dead do not" {
  rules = { "DOC-15", "DOC-9.4" },
  format = { sweep_retaliation = 1 },
  board = { A = { f1 = "Scythe" }, B = { f0 = { "Block", as = "dead", damage = 6 }, f1 = { "Block", as = "target", damage = 6 }, f2 = { "Block", as = "lives" } } },
  play = function(s)
    s.A:attack("Scythe")
    s:expect("dead", { zone = "graveyard" })
    s:expect("target", { zone = "graveyard" })
    s:expect("Scythe", { damage = 1 })
  end,
}

scenario "When the target of a Sweep Attack has died nobody retaliates" {
  rules = { "DOC-15", "DOC-9.4" },
  board = { A = { f1 = "Scythe" }, B = { f1 = { "Block", as = "target", damage = 6 }, f2 = { "Block", as = "lives" } } },
  play = function(s)
    s.A:attack("Scythe")
    s:expect("lives", { damage = 3 })
    s:expect("Scythe", { damage = 0 })
  end,
}

scenario "A guard that the attack kills has guarded in it" {
  rules = { "DOC-9.7", "DOC-9.8" },
  board = { A = { f1 = "Rider" }, B = { f1 = "Frail Guard", b1 = { "Archer", as = "behind" } } },
  play = function(s)
    s.A:attack("Rider")
    s:expect("Frail Guard", { zone = "graveyard" })
    s:expect("behind", { damage = 2 })
    s:expect("Rider", { damage = 1 })
  end,
}

scenario "Of who is struck by Charge and Sweep Attack each retaliates by its own option" {
  rules = { "DOC-15" },
  format = { charge_retaliation = 0, sweep_retaliation = 1 },
  board = { A = { f1 = "Reaper" }, B = { f1 = { "Block", as = "target" }, b1 = { "Block", as = "behind" }, f0 = { "Block", as = "up" }, f2 = { "Block", as = "down" } } },
  play = function(s)
    s.A:attack("Reaper")
    s:expect("Reaper", { damage = 3 })
  end,
}

scenario "The second attack looks for its target after what follows the first one" {
  rules = { "DOC-9.7", "DOC-11" },
  board = { A = { f0 = "Agonist" }, B = { f0 = { "Block", as = "foe" } } },
  play = function(s)
    s.A:attack("Agonist")
    s:expect("foe", { zone = "graveyard" })
    s:expect(s.B, { health = 19 })
  end,
}

scenario "A target that dies before it is struck leaves the second attack to the next" {
  rules = { "DOC-9.7", "DOC-11" },
  board = { A = { f0 = "Twin Herald" }, B = { f0 = { "Block", as = "it" }, b0 = { "Bow", as = "bow" } } },
  play = function(s)
    s.A:attack("Twin Herald")
    s:expect("it", { zone = "graveyard" })
    s:expect("bow", { zone = "graveyard" })
    s:expect("Twin Herald", { damage = 0 })
  end,
}

scenario "What kills the target as the attack begins leaves the hero unhurt" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = "Herald" }, B = { f0 = { "Block", as = "it" } } },
  play = function(s)
    s.A:attack("Herald")
    s:expect("it", { zone = "graveyard" })
    s:expect(s.B, { health = 20 })
    s:expect("Herald", { attacked = true, damage = 0 })
  end,
}

scenario "Who comes to the square of a dead target does not retaliate" {
  rules = { "DOC-9.4", "DOC-9.7" },
  board = { A = { f0 = { "Hitter", as = "it" } }, B = { f0 = "Egg" } },
  play = function(s)
    s.A:attack("it")
    s:count("Chick", 1, { at = "B f0" })
    s:expect("it", { damage = 0 })
  end,
}

scenario "A survivor that is put elsewhere retaliates" {
  rules = { "DOC-9.4", "DOC-9.7" },
  board = { A = { f0 = { "Hitter", as = "it" } }, B = { f0 = "Skipper" } },
  play = function(s)
    s.A:attack("it")
    s.B:choose("B f2")
    s:expect("it", { damage = 4 })
  end,
}

scenario "Whose own hero falls as the attack begins loses before it strikes" {
  rules = { "DOC-9.7", "DOC-10.1" },
  board = { A = { f0 = "Martyr", damage = 19 }, B = { damage = 19 } },
  play = function(s)
    s.A:attack("Martyr")
    s:won(s.B)
  end,
}

scenario "The hero that the attack has felled falls before what follows it" {
  rules = { "DOC-10.1", "DOC-9.7" },
  board = { A = { f0 = "Ender", damage = 19 }, B = { damage = 19 } },
  play = function(s)
    s.A:attack("Ender")
    s:won(s.A)
  end,
}

scenario "Who falls in the place of another takes no damage any more" {
  rules = { "DOC-9.8", "DOC-9.5" },
  board = { A = { f0 = "Lancer" }, B = { f0 = { "Block", as = "front" }, b0 = "Sacrifice" } },
  play = function(s)
    s.A:attack("Lancer")
    s:expect("front", { damage = 0 })
    s:expect("Sacrifice", { zone = "graveyard", damage = 0 })
    s:expect("Lancer", { damage = 1 })
  end,
}

scenario "Who wounded a unit has not killed it when an effect destroys it" {
  rules = { "DOC-9.5" },
  board = { A = { f0 = "Looter", hand = { "Slay" }, resources = 1 }, B = { f0 = { "Block", as = "foe" } } },
  play = function(s)
    s.A:attack("Looter")
    s:expect("foe", { damage = 1 })
    s.A:play("Slay")
    s.A:choose("foe")
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "The second attack costs nothing more" {
  rules = { "DOC-12", "DOC-11" },
  board = { A = { f0 = "Sellsword", resources = 1 } },
  play = function(s)
    s.A:attack("Sellsword")
    s:expect(s.B, { health = 18 })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "A blast around a hero hits nobody" {
  rules = { "DOC-11", "DOC-9.3" },
  board = { A = { f0 = "Mortar", f1 = "Aimer", b0 = { "Block", as = "x" } }, B = { f3 = { "Block", as = "a" }, f2 = { "Block", as = "b" }, b3 = { "Block", as = "c" } } },
  play = function(s)
    s.A:attack("Mortar")
    s.A:attack("Aimer")
    s:expect(s.B, { health = 16 })
    for _, n in ipairs { "x", "a", "b", "c", "Mortar", "Aimer" } do s:expect(n, { damage = 0 }) end
  end,
}

u("Seeking Reaper", 3, 0, 9, { "Attack Anywhere", "Sweep Attack", "Charge" })

scenario "Who stands behind a target in another row is struck by Charge, and retaliates" {
  rules = { "DOC-11", "DOC-15" },
  board = { A = { f0 = "Seeking Reaper" }, B = { f3 = { "Block", as = "target" }, b3 = { "Block", as = "behind" }, f2 = { "Block", as = "up" } } },
  play = function(s)
    s.A:attack("Seeking Reaper", "target")
    for _, name in ipairs { "target", "behind", "up" } do s:expect(name, { damage = 3 }) end
    s:expect("Seeking Reaper", { damage = 2 })
  end,
}

u("Soother", 0, 0, 9, nil, { script = [[triggered { on = self.defends, effect = function(fx) fx:give(fx.event.object, { attack = -9, lasts = "turn" }) end }]] })
u("Fighter", 3, 0, 9, { "Life Drain 2" })

scenario "An attack that is lowered as it is made deals nothing and drains nothing" {
  rules = { "DOC-9.7", "DOC-13.2" },
  board = { A = { f0 = { "Fighter", damage = 4 } }, B = { f0 = "Soother" } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("Soother", { damage = 0 })
    s:expect("Fighter", { damage = 4 })
  end,
}
