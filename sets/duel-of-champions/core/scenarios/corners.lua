-- Where several rules meet: attacks that are cut short, stacks and copies, what is left of a card when something leaves.
card { name = "Soldier", type = "unit", position = { "melee" }, cost = 1, attack = 3, retaliation = 2, health = 5 }
card { name = "Pikes", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 1, health = 2, keywords = { "Stackable" } }
card { name = "Coward", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 9, health = 5, script = [[triggered { on = self.defends, effect = function(fx) fx:bounce(fx.self) end }]] }
card { name = "Dodger", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 9, health = 5, script = [[triggered { on = self.defends, effect = function(fx) fx:relocate(fx.self) end }]] }
card { name = "Avenger", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 1, script = [[triggered { on = self.dies, effect = function(fx) fx:deal(9, fx:all(unit { enemy = true })) end }]] }
card { name = "Rider", type = "unit", position = { "melee" }, cost = 1, attack = 3, retaliation = 0, health = 5, keywords = { "Charge" } }
card { name = "Leech", type = "unit", position = { "melee" }, cost = 1, attack = 3, retaliation = 0, health = 9, keywords = { "Life Drain 2", "Sweep Attack" } }
card { name = "Clerk", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 5, script = [[triggered { on = you.draws, effect = function(fx) fx:raise("might") end }]] }
card { name = "Scout", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 1, script = [[triggered { on = self.enters, optional = true, cost = { resource = 1 }, effect = function(fx) fx:draw(1) end }]] }
card { name = "Bulk", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:grow(fx.it, 2) end }]] }
card { name = "Seize", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.it) end }]] }
card { name = "Vanish", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:banish(fx.it) end }]] }
card { name = "Mirror", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:play_copy(fx.it) end }]] }
card { name = "Leak", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { effect = function(fx) fx:draw(2, fx.opponent) end }]] }
card { name = "Blow", type = "fortune", kind = { "immediate" }, cost = 1, script = [[on_play { target = { it = unit {} }, effect = function(fx) fx:deal(5, fx.it) end }]] }

scenario "A target that leaves as it is attacked takes no damage, and the attack is spent" {
  rules = { "DOC-9.7", "DOC-6.6" },
  board = { A = { f0 = "Soldier" }, B = { f0 = "Coward" } },
  play = function(s)
    s.A:attack("Soldier")
    s:expect("Coward", { zone = "hand" })
    s:expect("Soldier", { damage = 0, attacked = true })
    s:expect(s.B, { health = 20 })
    s.A:refused("attack", "Soldier", s.B, { rule = "DOC-6.6" })
  end,
}

scenario "A target that is put elsewhere is still struck, and retaliates" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = "Soldier" }, B = { f0 = "Dodger" } },
  play = function(s)
    s.A:attack("Soldier")
    s.B:choose("B f3")
    s:expect("Dodger", { at = "B f3", damage = 3 })
    s:expect("Soldier", { zone = "graveyard" })
  end,
}

scenario "What happens at a death comes before the retaliation of the others" {
  rules = { "DOC-9.7", "DOC-13.3" },
  board = { A = { f0 = "Rider", f3 = { "Soldier", as = "bystander" } }, B = { f0 = "Avenger", b0 = { vanilla(4), as = "behind" } } },
  play = function(s)
    s.A:attack("Rider")
    s:expect("Rider", { zone = "graveyard" })
    s:expect("bystander", { zone = "graveyard" })
    s:expect("behind", { damage = 3 })
  end,
}

scenario "An attacker that dies of retaliation leaves its damage done" {
  rules = { "DOC-9.4", "DOC-9.5" },
  board = { A = { f0 = { "Soldier", damage = 3 } }, B = { f0 = { "Soldier", as = "foe" } } },
  play = function(s)
    s.A:attack("Soldier")
    s:expect("Soldier", { zone = "graveyard" })
    s:expect("foe", { damage = 3 })
  end,
}

scenario "Life Drain heals once an attack, however many are struck" {
  rules = { "DOC-11" },
  board = { A = { f1 = { "Leech", damage = 7 } }, B = { f0 = { "Soldier", as = "s0" }, f1 = { vanilla(1), as = "s1" }, f2 = { "Soldier", as = "s2" } } },
  play = function(s)
    s.A:attack("Leech")
    s:expect("s0", { damage = 3 })
    s:expect("s2", { damage = 3 })
    s:expect("Leech", { damage = 5 })
  end,
}

scenario "A stack that an effect has made larger holds no more cards" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Pikes", as = "it" }, hand = { "Bulk", "Vanish" }, resources = 2 } },
  play = function(s)
    s.A:play("Bulk")
    s.A:choose("it")
    s:expect("it", { stack = 3, attack = 3, retaliation = 3, health = 6 })
    s.A:play("Vanish")
    s.A:choose("it")
    s:count("Pikes", 1, { zone = "banished" })
  end,
}

scenario "A stack goes over as a whole, and returns to its owner's hand as a whole" {
  rules = { "DOC-12", "DOC-11.2" },
  board = { A = { hand = { "Seize", "Broken bridge" }, resources = 4 }, B = { f0 = { "Pikes", as = "it", stack = 3, damage = 1 } } },
  play = function(s)
    s.A:play("Seize")
    s.A:choose("it")
    s.A:choose("A f0")
    s:expect("it", { controller = s.A, stack = 3, attack = 3, damage = 1 })
    s.A:play("Broken bridge")
    s.A:choose("row 0")
    s:expect(s.B, { hand_size = 3 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "A copy of a stack is a single unit without damage and counters" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Mirror" }, resources = 1 }, B = { f0 = { "Pikes", as = "it", stack = 3, damage = 1, poison = 2 } } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("it")
    s.A:choose("A f0")
    s:count("Pikes", 1, { at = "A f0", stack = 1, damage = 0, poison = 0, attack = 1 })
    s:expect("it", { stack = 3 })
  end,
}

scenario "A copy is deployed where its kind may stand, or not at all" {
  rules = { "DOC-12", "DOC-7.1" },
  board = { A = { f0 = vanilla(1), f1 = vanilla(2), f2 = vanilla(3), f3 = vanilla(4), hand = { "Mirror" }, resources = 1 }, B = { f0 = { "Soldier", as = "it" } } },
  play = function(s)
    s.A:play("Mirror")
    s.A:choose("it")
    s:count("Soldier", 1)
    s:expect("Mirror", { zone = "graveyard" })
  end,
}

scenario "An ongoing spell stays on the unit that changes sides" {
  rules = { "DOC-13.1", "DOC-11.2" },
  board = { A = { hand = { "Seize" }, resources = 1 }, B = { f0 = { "Soldier", as = "it" }, ongoing = { { "Bless", on = "it" } } } },
  play = function(s)
    s.A:play("Seize")
    s.A:choose("it")
    s.A:choose("A f2")
    s:expect("it", { controller = s.A, attack = 5 })
    s:expect("Bless", { zone = "ongoing", on = "it" })
  end,
}

scenario "Damage is doubled before it is halved" {
  rules = { "DOC-9.8" },
  board = { A = { ongoing = { "Crystal of Power" }, hand = { "Insect swarm" }, resources = 3 }, B = { f0 = { "Crusher", as = "resists" } } },
  play = function(s)
    s.A:play("Insect swarm")
    s:expect("resists", { damage = 3 }) -- twice 3, halved
  end,
}

scenario "Cards drawn by the enemy's effect cost health when there are none" {
  rules = { "DOC-6.4" },
  board = { A = { hand = { "Leak" }, resources = 1 }, B = { library = { "Soldier" } } },
  play = function(s)
    s.A:play("Leak")
    s:expect(s.B, { hand_size = 1, health = 19 })
  end,
}

scenario "What triggers at a draw triggers at each card" {
  rules = { "DOC-6.4", "DOC-13.3" },
  board = { A = { f0 = "Clerk", might = 1, hand = { "Stone of Enlightenment" }, resources = 4 }, B = { hand = { "Leak" } } },
  play = function(s)
    s.A:play("Stone of Enlightenment")
    s:expect(s.A, { might = 4 })
    s:next_turn()
    s.B:play("Leak")
    s:expect(s.A, { might = 6, hand_size = 5 })
  end,
}

scenario "An ability that costs is offered to who can pay, and may be left" {
  rules = { "DOC-16", "DOC-7.4" },
  cases = {
    { name = "yes", resources = 2, answer = "yes", hand = 1, left = 0 },
    { name = "no", resources = 2, answer = "no", hand = 0, left = 1 },
    { name = "not payable", resources = 1, hand = 0, left = 0 },
  },
  board = function(case) return { A = { hand = { "Scout" }, resources = case.resources } } end,
  play = function(s, case)
    s.A:play("Scout", { at = "f0" })
    if case.answer == "yes" then s.A:yes() elseif case.answer == "no" then s.A:no() end
    s:expect(s.A, { hand_size = case.hand, resources = case.left })
  end,
}

scenario "A unit that comes back to the battleground is a new one" {
  rules = { "DOC-7.3", "DOC-9.5" },
  board = { A = { f0 = { "Soldier", as = "it", damage = 2, poison = 1, enrage = 1 }, hand = { "Town portal" }, resources = 4 } },
  play = function(s)
    s.A:attack("it")
    s.A:play("Town portal")
    s.A:choose("it")
    s.A:play("it", { at = "f0" })
    s:expect("it", { damage = 0, poison = 0, enrage = 0, attacked = false, fresh = true, attack = 3 })
    s.A:refused("attack", "it", s.B, { rule = "DOC-7.3" })
  end,
}

scenario "A unit with no health left is dead before anything else is done" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Blow", "Maniac" }, resources = 2, f0 = { "Soldier", as = "it" }, f1 = vanilla(1), f2 = vanilla(2), f3 = vanilla(3) } },
  play = function(s)
    s.A:refused("play", "Maniac", { rule = "DOC-7.2" })
    s.A:play("Blow")
    s.A:choose("it")
    s.A:play("Maniac", { at = "f0" })
    s:expect("Maniac", { at = "A f0" })
  end,
}

scenario "A free deployment without a square does nothing, and the card is spent" {
  rules = { "DOC-7.2", "DOC-7.5" },
  board = { A = { hand = { "Resurrection" }, resources = 5, graveyard = { "Soldier" }, f0 = vanilla(1), f1 = vanilla(2), f2 = vanilla(3), f3 = vanilla(4) } },
  play = function(s)
    s.A:play("Resurrection")
    s.A:choose("Soldier")
    s:expect("Soldier", { zone = "graveyard" })
    s:expect("Resurrection", { zone = "graveyard" })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "The guard of a hero is immune to magic when its player's units are" {
  rules = { "DOC-9.8", "DOC-9.9" },
  board = { A = { ongoing = { "Crystal of Revelation" }, b0 = "Imperial guard" }, B = { b1 = "Succubus", f2 = { "Soldier", as = "foe" } }, turn = "B" },
  play = function(s)
    s.B:attack("Succubus")
    s:expect("Imperial guard", { damage = 0 })
    s.B:attack("foe")
    s:expect("Imperial guard", { damage = 3 })
    s:expect(s.A, { health = 20 })
  end,
}

scenario "Two extra turns come one after the other" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Time jump", "Time jump" }, resources = 12, f0 = { "Soldier", as = "it" } } },
  play = function(s)
    s.A:play("Time jump")
    s.A:play("Time jump")
    s:next_turn()
    s:turn(s.A)
    s:next_turn()
    s:turn(s.A)
    s.A:attack("it")
    s:expect(s.B, { health = 17 })
    s:next_turn()
    s:turn(s.B)
    s:next_turn()
    s:turn(s.A)
  end,
}

scenario "A is asked for another hand first, though B may be the first player" {
  rules = { "DOC-5.1", "DOC-5.3", "DOC-5.5" },
  decks = { "haven", "necropolis" },
  seed = 11,
  play = function(s)
    s.A:yes()
    s:expect(s.A, { hand_size = 6, library_size = 44 })
    s.B:yes()
    s:phase("action")
    s:turn(s.B)
    s:expect(s.B, { hand_size = 7, library_size = 43, resources = 1 })
    s:next_turn()
    s:expect(s.A, { hand_size = 7, resources = 2 }) -- the second player's production
  end,
}

card { name = "Wheel", type = "unit", position = { "melee" }, cost = 1, attack = 0, retaliation = 0, health = 5, script = [[
triggered { name = "turn", on = self.damaged, effect = function(fx) fx:heal(fx.self, 1) end }
triggered { name = "and turn", on = self.healed, effect = function(fx) fx:deal(1, fx.self) end }]] }

scenario "What triggers for ever ends the game in a draw" {
  rules = { "DOC-13.3" },
  format = { loop_bound = 20 },
  board = { A = { f0 = "Wheel", hand = { "Fire bolt" }, resources = 1 } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("Wheel")
    s:over()
    s:logged("DOC-13.3")
    s:told(s.B, "trigger each other for ever: Wheel 1")
  end,
}

scenario "The enemy's units, heroes and cards are not one's own to use" {
  rules = { "DOC-6.6", "DOC-6.7", "DOC-6.9" },
  board = { A = { f0 = { "Soldier", as = "mine" } }, B = { hero = "Sandalphon, Lord of Power", f0 = { "Soldier", as = "theirs" }, hand = { "Heal" } } },
  play = function(s)
    s.A:refused("attack", "theirs", "mine", { rule = "DOC-6.6" })
    s.A:refused("move", "theirs", "f1", { rule = "DOC-6.6" })
    s.A:refused("activate", "Sandalphon, Lord of Power", { rule = "DOC-6.9" })
    s.A:refused("activate", "mine", { rule = "DOC-6.9" })
    s.A:attack("mine")
    s:expect("theirs", { damage = 3 })
  end,
}

scenario "An attack on a friend, on a hero of one's own, on what is not there" {
  rules = { "DOC-9.1" },
  board = { A = { f0 = { "Soldier", as = "one" }, f1 = { "Soldier", as = "two" } } },
  play = function(s)
    s.A:refused("attack", "one", s.A, { rule = "DOC-9.1" })
    s.A:attack("one")
    s:expect(s.B, { health = 17 })
    s:expect("two", { damage = 0 })
  end,
}
