-- Attacking (DOC-9).
card { name = "Fighter", type = "unit", position = { "melee" }, cost = 1, attack = 2, retaliation = 1, health = 9 }
card { name = "Archer", type = "unit", position = { "shooter" }, cost = 1, attack = 2, retaliation = 1, health = 9 }
card { name = "Bird", type = "unit", position = { "flyer" }, cost = 1, attack = 2, retaliation = 1, health = 9 }
card { name = "Wizard", type = "unit", position = { "shooter" }, traits = { "magic" }, cost = 1, attack = 5, retaliation = 3, health = 9 }
card { name = "Idle", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 9 }
card { name = "Lure", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 9, script = [[static { affects = self, give = { draws_attacks = true } }]] }
card { name = "Sellsword", type = "unit", position = { "melee" }, cost = 1, attack = 3, retaliation = 0, health = 9, script = [[static { affects = self, give = { attack_cost = 1 } }]] }
card { name = "Pacifist", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 9, script = [[forbid { what = "attack", affects = unit { enemy = true } }]] }
card { name = "Reach", type = "fortune", kind = { "current" }, cost = 1, script = [[static { affects = unit { friendly = true, position = { "melee", "flyer" } }, give = { reaches_back = true } }]] }
card { name = "Herald", type = "unit", position = { "melee" }, cost = 1, attack = 2, retaliation = 0, health = 9, script = [[
triggered { on = self.attacks, effect = function(fx) fx:give(fx.self, { attack = 1, lasts = "turn" }) end }
triggered { on = self.after_attack, effect = function(fx) fx:deal(1, fx.you.hero) end }]] }
card { name = "Ambusher", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 9, script = [[triggered { on = self.defends, effect = function(fx) fx:deal(9, fx.event.object) end }]] }

scenario "Only enemies of the same row are attacked" {
  rules = { "DOC-9.1" },
  board = { A = { f0 = "Fighter" }, B = { f0 = vanilla(1), f1 = vanilla(2) } },
  play = function(s)
    s.A:refused("attack", "Fighter", vanilla(2), { rule = "DOC-9.1" })
    s.A:refused("attack", "Fighter", s.A, { rule = "DOC-9.1" })
    s.A:attack("Fighter")
    s:expect(vanilla(1), { zone = "graveyard" })
    s:expect("Fighter", { damage = 0 }) -- who dies does not retaliate
  end,
}

scenario "Melee units and flyers must take the front one of two" {
  rules = { "DOC-9.2" },
  board = { A = { f0 = "Fighter", b1 = "Bird" }, B = { f0 = { vanilla(4), as = "near" }, b0 = { vanilla(5), as = "far" }, f1 = { vanilla(6), as = "near 2" }, b1 = { vanilla(7), as = "far 2" } } },
  play = function(s)
    s.A:refused("attack", "Fighter", "far", { rule = "DOC-9.2" })
    s.A:refused("attack", "Bird", "far 2", { rule = "DOC-9.2" })
    s.A:attack("Fighter")
    s:expect("near", { damage = 2 })
    s:expect("Fighter", { damage = 4 })
    s.A:attack("Bird")
    s:expect("near 2", { damage = 2 })
  end,
}

scenario "A shooter picks either, and suffers retaliation too" {
  rules = { "DOC-9.2", "DOC-9.4" },
  board = { A = { b0 = "Archer" }, B = { f0 = { vanilla(4), as = "near" }, b0 = { vanilla(5), as = "far" } } },
  play = function(s)
    s.A:attack("Archer")
    s:owes(s.A, "target")
    s:options("near", "far")
    s.A:choose("far")
    s:expect("far", { damage = 2 })
    s:expect("Archer", { damage = 5 })
  end,
}

scenario "A single enemy is attacked wherever it stands" {
  rules = { "DOC-9.2" },
  board = { A = { f0 = "Fighter" }, B = { b0 = { vanilla(4), as = "far" } } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("far", { damage = 2 })
  end,
}

scenario "The hero does not retaliate" {
  rules = { "DOC-9.4" },
  board = { A = { b0 = "Wizard" } },
  play = function(s)
    s.A:attack("Wizard")
    s:expect(s.B, { health = 15 })
    s:expect("Wizard", { damage = 0 })
  end,
}

scenario "A unit with attack 0 may attack, unless the format says otherwise" {
  rules = { "DOC-9.6" },
  board = { A = { f0 = "Idle" }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:attack("Idle")
    s:expect("Idle", { damage = 2, attacked = true })
    s:expect("foe", { damage = 0 })
  end,
}

scenario "By a format, a unit with attack 0 cannot attack" {
  rules = { "DOC-9.6" },
  format = { zero_attack = 0 },
  board = { A = { f0 = "Idle" } },
  play = function(s) s.A:refused("attack", "Idle", s.B, { rule = "DOC-9.6" }) end,
}

scenario "What happens as it attacks comes before the damage, what comes after the attack after the retaliation" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = "Herald" }, B = { f0 = { vanilla(4), as = "foe" } } },
  play = function(s)
    s.A:attack("Herald")
    s:expect("foe", { damage = 3 })
    s:expect("Herald", { damage = 4, attack = 3 })
    s:expect(s.A, { health = 19 })
  end,
}

scenario "An attacker that dies before its damage deals none" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = "Fighter" }, B = { f0 = "Ambusher" } },
  play = function(s)
    s.A:attack("Fighter")
    s:expect("Fighter", { zone = "graveyard" })
    s:expect("Ambusher", { damage = 0 })
  end,
}

scenario "A unit that draws attacks takes all that could reach it" {
  rules = { "DOC-12" },
  board = { A = { b0 = "Archer", f1 = "Fighter" }, B = { f0 = "Lure", b0 = { vanilla(3), as = "far" }, f1 = { vanilla(4), as = "free" } } },
  play = function(s)
    s.A:refused("attack", "Archer", "far", { rule = "DOC-12", by = "Lure" })
    s.A:attack("Archer")
    s:expect("Lure", { damage = 2 })
    s.A:attack("Fighter") -- it cannot reach the lure
    s:expect("free", { damage = 2 })
  end,
}

scenario "An attack may cost resources" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Sellsword", as = "one" }, f1 = { "Sellsword", as = "two" }, resources = 1 } },
  play = function(s)
    s.A:attack("one")
    s:expect(s.A, { resources = 0 })
    s:expect(s.B, { health = 17 })
    s.A:refused("attack", "two", s.B, { rule = "DOC-12" })
  end,
}

scenario "A card may forbid attacks" {
  rules = { "DOC-1" },
  board = { A = { f0 = "Fighter" }, B = { f3 = "Pacifist" } },
  play = function(s) s.A:refused("attack", "Fighter", s.B, { rule = "DOC-1", by = "Pacifist" }) end,
}

scenario "A card may let melee units reach the back line" {
  rules = { "DOC-9.2" },
  board = { A = { f0 = "Fighter", hand = { "Reach" }, resources = 1 }, B = { f0 = vanilla(3), b0 = { vanilla(4), as = "far" } } },
  play = function(s)
    s.A:play("Reach")
    s.A:attack("Fighter")
    s.A:choose("far")
    s:expect("far", { damage = 2 })
  end,
}

scenario "Only own units attack" {
  rules = { "DOC-6.6" },
  board = { B = { f0 = "Fighter" } },
  play = function(s) s.A:refused("attack", "Fighter", s.A, { rule = "DOC-6.6" }) end,
}

scenario "Damage beyond the health of a unit is lost" {
  rules = { "DOC-9.4", "DOC-9.5" },
  board = { A = { b0 = "Wizard" }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:attack("Wizard")
    s:expect("foe", { zone = "graveyard" })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "An attack may name its target" {
  rules = { "DOC-9.2" },
  board = { A = { b0 = "Archer" }, B = { f0 = { vanilla(4), as = "near" }, b0 = { vanilla(9), as = "far" } } },
  play = function(s)
    s.A:attack("Archer", "far")
    s:expect("far", { damage = 2 })
    s:expect("near", { damage = 0 })
  end,
}
