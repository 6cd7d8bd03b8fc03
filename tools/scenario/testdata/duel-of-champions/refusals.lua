-- Refusals of every kind in Duel of Champions, one a scenario. What each of them says is in refusals.txt.

local function unit_card(name, facts)
  facts.name, facts.type = name, "unit"
  facts.cost, facts.attack, facts.retaliation, facts.health = 2, facts.attack or 2, 1, 5
  card(facts)
end

unit_card("Fighter", { position = { "melee" }, might = 2 })
unit_card("Archer", { position = { "shooter" } })
unit_card("Bird", { position = { "flyer" } })
unit_card("Statue", { keywords = { "Cannot Attack" } })
unit_card("Lure", { position = { "shooter" }, script = [[static { affects = self, give = { draws_attacks = true } }]] })
unit_card("Sellsword", { position = { "melee" }, script = [[static { affects = self, give = { attack_cost = 1 } }]] })
unit_card("Pacifist", { position = { "melee" }, script = [[

forbid { what = "attack", affects = unit { enemy = true } }]] })
unit_card("Silence", { position = { "melee" }, script = [[forbid { what = "play", affects = card { type = "spell", zone = "hand" }, by = opponents }]] })
unit_card("Net", { position = { "melee" }, keywords = { "Immobilize" } })

card { name = "Spark", type = "spell", cost = 1, script = [[on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(2, fx.it) end }]] }
card { name = "Pair", type = "spell", cost = 1, script = [[on_play { target = { pair = exactly(2, unit { enemy = true }) }, effect = function(fx) fx:deal(1, fx.pair) end }]] }
card { name = "Feast", type = "event", cost = 2, script = [[activated { effect = function(fx) fx:draw(1) end }]] }
card { name = "Market", type = "event", cost = 0, script = [[activated { cost = { discard = 1 }, effect = function(fx) fx:draw(1) end }]] }
card { name = "Tide", type = "event", cost = 0, script = [[activated { when = function(q) return q.you.units > 0 end, effect = function(fx) fx:draw(1) end }]] }
card { name = "Parade", type = "event", cost = 0, script = [[static { affects = you, give = { might = 1 } }]] }

-- Playing

scenario "a card that lies in the graveyard" {
  board = { A = { graveyard = { "Spark" } } },
  play = function(s) s.A:refused("play", "Spark") end,
}
scenario "the requirement is not met" {
  board = { A = { might = 1, hand = { "Fighter" } } },
  play = function(s) s.A:refused("play", "Fighter") end,
}
scenario "the resources are not there" {
  board = { A = { resources = 1, hand = { "Archer" } } },
  play = function(s) s.A:refused("play", "Archer") end,
}
scenario "no square is empty" {
  board = { A = { resources = 9, hand = { "Archer" }, b0 = vanilla(1), b1 = vanilla(2), b2 = vanilla(3), b3 = vanilla(4) } },
  play = function(s) s.A:refused("play", "Archer") end,
}
scenario "a square that is taken, one of the other line, one of the other side" {
  board = { A = { resources = 9, hand = { "Archer" }, b0 = vanilla(1) } },
  play = function(s)
    s.A:play("Archer")
    s.A:refused("choose", "A b0")
    s.A:refused("choose", "A f1")
    s.A:refused("choose", "B b1")
  end,
}
scenario "nothing can be chosen" {
  board = { A = { resources = 9, hand = { "Spark" } } },
  play = function(s) s.A:refused("play", "Spark") end,
}
scenario "what is chosen does not fit" {
  board = { A = { resources = 9, hand = { "Spark" }, f0 = { vanilla(1), as = "own" } }, B = { f0 = vanilla(2) } },
  play = function(s)
    s.A:play("Spark")
    s.A:refused("choose", "own")
    s.A:refused("choose", s.B)
    s.A:refused("end_turn")
    s.B:refused("end_turn")
  end,
}
scenario "what is chosen already, and too few" {
  board = { A = { resources = 9, hand = { "Pair" } }, B = { f0 = { vanilla(1), as = "one" }, f1 = vanilla(2), f2 = vanilla(3) } },
  play = function(s)
    s.A:play("Pair")
    s.A:choose("one")
    s.A:refused("choose", "one")
    s.A:refused("done")
  end,
}
scenario "a card forbids playing" {
  board = { A = { resources = 9, hand = { "Spark" } }, B = { f0 = "Silence" } },
  play = function(s) s.A:refused("play", "Spark") end,
}

-- Attacking

scenario "who came this turn" {
  board = { A = { resources = 9, hand = { "Archer" } } },
  play = function(s)
    s.A:play("Archer", { at = "b0" })
    s.A:refused("attack", "Archer", s.B)
  end,
}
scenario "who has attacked, who has moved" {
  board = { A = { f0 = "Fighter", f2 = "Bird" } },
  play = function(s)
    s.A:attack("Fighter")
    s.A:refused("attack", "Fighter", s.B)
    s.A:refused("move", "Fighter", "f1")
    s.A:move("Bird", "f1")
    s.A:refused("attack", "Bird", s.B)
  end,
}
scenario "who cannot attack" {
  board = { A = { f0 = "Statue" } },
  play = function(s) s.A:refused("attack", "Statue", s.B) end,
}
scenario "another row, the unit behind, the hero behind a unit, an own unit" {
  board = { A = { f0 = "Fighter", b0 = { vanilla(1), as = "own" } }, B = { f0 = { vanilla(2), as = "front" }, b0 = { vanilla(3), as = "back" }, f1 = { vanilla(4), as = "beside" } } },
  play = function(s)
    s.A:refused("attack", "Fighter", "beside")
    s.A:refused("attack", "Fighter", "back")
    s.A:refused("attack", "Fighter", s.B)
    s.A:refused("attack", "Fighter", "own")
    s.A:refused("attack", "front", "own")
  end,
}
scenario "a unit draws attacks" {
  board = { A = { b0 = "Archer" }, B = { f0 = { vanilla(2), as = "front" }, b0 = "Lure" } },
  play = function(s) s.A:refused("attack", "Archer", "front") end,
}
scenario "an attack that costs" {
  board = { A = { f0 = "Sellsword", resources = 0 } },
  play = function(s) s.A:refused("attack", "Sellsword", s.B) end,
}
scenario "a card forbids attacking" {
  board = { A = { f0 = "Fighter" }, B = { f1 = "Pacifist" } },
  play = function(s) s.A:refused("attack", "Fighter", s.B) end,
}

-- Moving

scenario "too far, on a unit, on the wrong line" {
  board = { A = { f0 = "Fighter", f1 = vanilla(1) } },
  play = function(s)
    s.A:refused("move", "Fighter", "f3")
    s.A:refused("move", "Fighter", "f1")
    s.A:refused("move", "Fighter", "b0")
  end,
}
scenario "immobilized" {
  board = { A = { f0 = "Fighter" }, B = { f0 = "Net" } },
  play = function(s) s.A:refused("move", "Fighter", "f1") end,
}

-- Events and the hero

scenario "an event that costs too much" {
  board = { A = { resources = 1 }, events = { "Feast", "Market" } },
  play = function(s)
    s.A:refused("activate", "Feast")
    s.A:refused("activate", "Market")
  end,
}
scenario "an event a second time" {
  board = { A = { resources = 9 }, events = { "Feast", "Parade" } },
  play = function(s)
    s.A:activate("Feast")
    s.A:refused("activate", "Feast")
    s.A:refused("activate", "Parade")
  end,
}
scenario "an event whose condition does not hold" {
  board = { events = { "Tide", "Parade" } },
  play = function(s) s.A:refused("activate", "Tide") end,
}
scenario "the hero has acted" {
  board = { A = { resources = 9 } },
  play = function(s)
    s.A:raise("might")
    s.A:refused("raise", "magic")
    s.A:refused("draw")
  end,
}
scenario "the hero has no power" {
  play = function(s) s.A:refused("activate", "Hero") end,
}

-- The turn

scenario "it is another player's turn" {
  board = { B = { hand = { "Spark" } } },
  play = function(s)
    s.B:refused("play", "Spark")
    s.B:refused("end_turn")
  end,
}
scenario "nobody passes" {
  play = function(s) s.A:refused("pass") end,
}
scenario "the game is over" {
  board = { A = { f0 = "Fighter" }, B = { damage = 18 } },
  play = function(s)
    s.A:attack("Fighter")
    s.A:refused("end_turn")
  end,
}
