-- Playing cards (DOC-3), deploying (DOC-7), moving (DOC-8).
card { name = "Fighter", type = "unit", position = { "melee" }, cost = 2, attack = 1, retaliation = 1, health = 2, might = 3 }
card { name = "Archer", type = "unit", position = { "shooter" }, cost = 1, attack = 1, retaliation = 1, health = 2 }
card { name = "Bird", type = "unit", position = { "flyer" }, cost = 1, attack = 1, retaliation = 1, health = 2 }
card { name = "Both", type = "unit", position = { "melee", "shooter" }, cost = 1, attack = 2, retaliation = 1, health = 5 }
card { name = "Adept", type = "unit", position = { "flyer" }, cost = 1, attack = 1, retaliation = 1, health = 2, magic = 2, destiny = 4 }
card { name = "Pack", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 2, health = 3, keywords = { "Stackable" } }
card { name = "Herd", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 2, health = 3, keywords = { "Stackable" } }
card { name = "Spark", type = "spell", schools = { "fire" }, kind = { "instant" }, cost = 1, script = [[on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end }]] }
card { name = "Wind", type = "spell", schools = { "air" }, kind = { "instant" }, cost = 1, script = [[on_play { target = { it = unit { movable = true } }, effect = function(fx) fx:relocate(fx.it) end }]] }
card { name = "Call", type = "fortune", kind = { "immediate" }, cost = 1, script = [[
on_play { target = { it = card { zone = "graveyard", owner = you, type = "unit" } }, effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end }]] }
card { name = "Silence", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 3, script = [[forbid { what = "play", affects = card { zone = "hand", type = "spell" }, by = opponents }]] }
card { name = "Cheap Magic", type = "unit", cost = 1, attack = 0, retaliation = 0, health = 3, script = [[cost_change { of = card { zone = "hand", type = "spell", yours = true }, less = { resource = 1 } }]] }

scenario "A requirement is a threshold: nothing of it is spent" {
  rules = { "DOC-3.3" },
  board = { A = { might = 3, resources = 5, hand = { "Fighter", "Fighter" } } },
  play = function(s)
    s.A:play("Fighter", { at = "f0" })
    s.A:play("Fighter", { at = "f1" })
    s:expect(s.A, { might = 3, resources = 1 })
  end,
}

scenario "A card whose requirement is not met is refused with the levels" {
  rules = { "DOC-3.3" },
  board = { A = { might = 2, magic = 1, destiny = 4, resources = 5, hand = { "Fighter", "Adept" } } },
  play = function(s)
    s.A:refused("play", "Fighter", { rule = "DOC-3.3", reason = "more might: it takes 3, and there is 2" })
    s.A:refused("play", "Adept", { rule = "DOC-3.3", reason = "more magic: it takes 2, and there is 1" })
    s.A:raise("might")
    s.A:play("Fighter", { at = "f0" })
  end,
}

scenario "A card that costs more than there is is refused with the amounts" {
  rules = { "DOC-3.3" },
  board = { A = { resources = 1, hand = { "Fighter" } } },
  play = function(s) s.A:refused("play", "Fighter", { rule = "DOC-3.3", reason = "it takes 2, and there is 1" }) end,
}

scenario "A spell without a target is not played" {
  rules = { "DOC-6.7", "DOC-16" },
  board = { A = { resources = 1, hand = { "Spark" }, f0 = vanilla(3) } },
  play = function(s) s.A:refused("play", "Spark", { rule = "DOC-16" }) end,
}

scenario "A target must fit" {
  rules = { "DOC-16" },
  board = { A = { resources = 1, hand = { "Spark" }, f0 = { vanilla(3), as = "own" } }, B = { f0 = { vanilla(3), as = "foe" } } },
  play = function(s)
    s.A:play("Spark")
    s:options("foe")
    s.A:refused("choose", "own", { rule = "DOC-16", reason = "enemy" })
    s.A:choose("foe")
    s:expect("foe", { damage = 2 })
    s:expect("Spark", { zone = "graveyard" })
  end,
}

scenario "What a card forbids is told with the card" {
  rules = { "DOC-1" },
  board = { A = { resources = 1, hand = { "Spark" } }, B = { f0 = "Silence" } },
  play = function(s) s.A:refused("play", "Spark", { rule = "DOC-1", by = "Silence" }) end,
}

scenario "What a card makes cheaper" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Spark", "Call" }, f0 = "Cheap Magic", graveyard = { "Archer" } }, B = { f0 = { vanilla(3), as = "foe" } } },
  play = function(s)
    s.A:refused("play", "Call", { rule = "DOC-3.3" })
    s.A:play("Spark")
    s.A:choose("foe")
  end,
}

scenario "A unit that was deployed this turn neither attacks nor moves" {
  rules = { "DOC-7.3" },
  board = { A = { resources = 1, hand = { "Bird" } } },
  play = function(s)
    s.A:play("Bird", { at = "f0" })
    s.A:refused("attack", "Bird", s.B, { rule = "DOC-7.3" })
    s.A:refused("move", "Bird", "f1", { rule = "DOC-7.3" })
    s:next_turn()
    s:next_turn()
    s.A:attack("Bird")
  end,
}

scenario "Who is melee and shooter stands on either line and fights as it stands" {
  rules = { "DOC-7.1" },
  board = { A = { f0 = { "Both", as = "front" }, b1 = { "Both", as = "back" } }, B = { f0 = vanilla(1), b0 = { vanilla(9), as = "far" }, f1 = vanilla(2), b1 = { vanilla(8), as = "deep" } } },
  play = function(s)
    s.A:refused("attack", "front", "far", { rule = "DOC-9.2" })
    s.A:attack("back")
    s:options(vanilla(2), "deep")
    s.A:choose("deep")
    s:expect("deep", { damage = 2 })
  end,
}

scenario "A free deployment asks for no cost and no requirement" {
  rules = { "DOC-7.5" },
  board = { A = { might = 0, resources = 1, hand = { "Call" }, graveyard = { "Fighter" } } },
  play = function(s)
    s.A:play("Call")
    s.A:choose("Fighter")
    s.A:choose("A f2")
    s:expect("Fighter", { at = "A f2", fresh = true })
  end,
}

scenario "A format may let free deployments ask for the requirement" {
  rules = { "DOC-7.5" },
  format = { free_requirement = 1 },
  board = { A = { might = 0, resources = 1, hand = { "Call" }, graveyard = { "Fighter" } } },
  play = function(s)
    s.A:play("Call")
    s.A:choose("Fighter")
    s:expect("Fighter", { zone = "graveyard" })
  end,
}

-- Stacks (DOC-12)

scenario "A stackable unit is deployed on one of the same name: attack, retaliation and health grow" {
  rules = { "DOC-12" },
  board = { A = { resources = 3, hand = { "Pack", "Pack" }, f1 = { "Pack", as = "stack", damage = 1 } } },
  play = function(s)
    s.A:play("Pack")
    s.A:choose("A f1")
    s:expect("stack", { attack = 2, retaliation = 4, health = 6, damage = 1, stack = 2 })
    s.A:play("Pack", { at = "f1" })
    s:expect("stack", { attack = 3, retaliation = 6, health = 9, stack = 3 })
    s.A:attack("stack") -- the stack was there when the turn began
    s:expect(s.B, { health = 17 })
  end,
}

scenario "A stack is of one name" {
  rules = { "DOC-12", "DOC-7.2" },
  board = { A = { resources = 3, hand = { "Herd" }, f0 = "Pack", f1 = vanilla(1), f2 = vanilla(2), f3 = vanilla(3) } },
  play = function(s) s.A:refused("play", "Herd", { rule = "DOC-7.2" }) end,
}

scenario "All cards of a stack go where it goes" {
  rules = { "DOC-12" },
  board = { A = { f1 = { "Pack", as = "stack", stack = 3 }, hand = { "Broken bridge" }, resources = 3, destiny = 3 } },
  play = function(s)
    s:expect("stack", { attack = 3, health = 9 })
    s.A:play("Broken bridge")
    s.A:choose("row 1")
    s:count("Pack", 3, { zone = "hand" })
  end,
}

scenario "All cards of a stack die with it" {
  rules = { "DOC-12", "DOC-9.5" },
  board = { A = { f1 = { "Pack", as = "stack", stack = 2, damage = 5 } }, B = { f1 = { vanilla(1), as = "foe" } }, turn = "B" },
  play = function(s)
    s.B:attack("foe")
    s:count("Pack", 2, { zone = "graveyard" })
  end,
}

-- Moving (DOC-8)

scenario "A unit moves to an adjacent empty square of its side where it may stand" {
  rules = { "DOC-8.1", "DOC-8.2" },
  board = { A = { f1 = "Bird", f0 = vanilla(1), b2 = "Archer", f3 = "Both" } },
  play = function(s)
    s.A:refused("move", "Bird", "f0", { rule = "DOC-8.1" })
    s.A:refused("move", "Bird", "f3", { rule = "DOC-8.1" })
    s.A:refused("move", "Bird", "b2", { rule = "DOC-8.1" })
    s.A:refused("move", "Bird", "b3", { rule = "DOC-8.2" })
    s.A:refused("move", "Archer", "f2", { rule = "DOC-8.1" })
    s.A:refused("move", "Bird", "B f1", { rule = "DOC-8.1" })
    s.A:move("Bird", "b1")
    s:expect("Bird", { at = "A b1", moved = true })
    s.A:move("Both", "b3")
    s:expect("Both", { at = "A b3" })
  end,
}

scenario "A format may let units move to any square of their side" {
  rules = { "DOC-8.2", "DOC-15" },
  format = { move_distance = 0 },
  board = { A = { f0 = "Bird" } },
  play = function(s)
    s.A:move("Bird", "b3")
    s:expect("Bird", { at = "A b3" })
  end,
}

scenario "An effect that puts a unit elsewhere is no move" {
  rules = { "DOC-8.3" },
  board = { A = { hand = { "Wind", "Wind" }, resources = 2, f0 = { vanilla(2), as = "it" } } },
  play = function(s)
    s.A:play("Wind")
    s.A:choose("it")
    s:options("A f1", "A f2", "A f3")
    s.A:choose("A f3")
    s.A:move("it", "f2") -- it has not moved yet
    s.A:play("Wind")
    s.A:choose("it")
    s.A:choose("A f0")
    s:expect("it", { at = "A f0" })
  end,
}

scenario "The position bounds where an effect puts a unit" {
  rules = { "DOC-8.3" },
  board = { A = { hand = { "Wind" }, resources = 1 }, B = { b0 = "Archer", b1 = vanilla(1), b2 = vanilla(2), b3 = vanilla(3) } },
  play = function(s)
    s.A:play("Wind")
    s.A:refused("choose", "Archer", { rule = "DOC-16", reason = "movable" })
    s.A:choose(vanilla(1))
    s:options("B f0", "B f1", "B f2", "B f3")
    s.A:choose("B f0")
  end,
}
