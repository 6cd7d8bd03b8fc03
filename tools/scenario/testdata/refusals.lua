-- Refusals of every kind, one a scenario. What each of them says is in refusals.txt.

local function spell(name, facts)
  facts.name, facts.type = name, "spell"
  facts.energy, facts.domains = facts.energy or 0, facts.domains or { "mind" }
  facts.script = facts.script or [[ on_play { effect = function(fx) fx:draw(1) end } ]]
  card(facts)
end

spell("Plan", {})
spell("Jab", { keywords = { "Action" } })
spell("Reply", { keywords = { "Reaction" } })
spell("Volley", { energy = 3 })
spell("Rite", { energy = 1, domains = { "calm" }, power = { calm = 2 } })
spell("Fork", { domains = { "chaos", "mind" }, power = { own = 1 } })
spell("Toll", { script = [[
additional_cost { name = "card", cost = { discard = 1 } }
on_play { effect = function(fx) fx:draw(2) end } ]] })
spell("Bolt", { script = [[ on_play { target = { it = unit { enemy = true, damaged = true } }, effect = function(fx) fx:deal(2, fx.it) end } ]] })
spell("Pair", { script = [[ on_play { target = { pair = exactly(2, unit { friendly = true }) }, effect = function(fx) fx:ready(fx.pair) end } ]] })
spell("Denial", { keywords = { "Reaction" }, script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]] })
spell("Choice", { script = [[ on_play { modes = { pick = 1,
  mode { text = "kill a damaged unit", target = { it = unit { damaged = true } }, effect = function(fx) fx:kill(fx.it) end },
  mode { text = "ready a unit", target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end },
} } ]] })
spell("Hardship", { script = [[ on_play { modes = { pick = 1,
  mode { text = "kill a damaged unit", target = { it = unit { damaged = true } }, effect = function(fx) fx:kill(fx.it) end },
} } ]] })
spell("Shove", { script = [[ on_play { target = { one = any_number(unit {}) }, effect = function(fx) fx:ready(fx.one) end } ]] })
spell("Question", { script = [[ on_play { effect = function(fx) if fx:may {} then fx:draw(1) end end } ]] })

card { name = "Lever", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Press", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { energy = 2 }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Altar", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { kill = unit { friendly = true } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Furnace", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { kill = unit { friendly = true }, banish = unit { friendly = true } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Tome", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { xp = 2 }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Bell", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { limit = "turn", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Gate", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { when = empowered, effect = function(fx) fx:draw(1) end } ]] }

card { name = "Censor", type = "unit", energy = 1, might = 1, domains = { "order" }, script = [[

forbid { what = "play", affects = card { zone = "hand", type = "spell" }, by = opponents } ]] }
card { name = "Warden", type = "unit", energy = 1, might = 1, domains = { "order" }, script = [[ forbid { what = "activate", affects = gear {} } ]] }
card { name = "Veil", type = "unit", energy = 1, might = 1, domains = { "calm" }, script = [[ forbid { what = "choose", affects = unit { friendly = true, other = true }, by = opponents } ]] }
card { name = "Anchor", type = "battlefield", script = [[ forbid { what = "move", affects = unit { here = true }, to = "base" } ]] }
card { name = "Sanctum", type = "battlefield", script = [[ forbid { what = "play", affects = playing { type = "unit" }, at = place { here = true } } ]] }
card { name = "Herald", type = "unit", energy = 0, might = 1, domains = { "fury" }, script = [[ triggered { on = self.dies, effect = function(fx) fx:draw(1) end } ]] }
spell("Reap", { script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit { name = "Herald" })) end } ]] })

local north = { north = { controller = "B" }, south = {} }

-- Timing

scenario "a chain exists, outside of a showdown" {
  board = { A = { hand = { "Plan", "Reply" } } },
  play = function(s)
    s.A:play("Reply")
    s.A:refused("play", "Plan")
  end,
}

scenario "a chain exists in a showdown" {
  board = { A = { hand = { "Jab", { "Jab", as = "second" } }, base = { { vanilla(2), as = "scout" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:play("Jab")
    s.A:refused("play", "second")
  end,
}

scenario "a showdown without a chain" {
  board = { A = { hand = { "Plan" }, base = { { vanilla(2), as = "scout" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:refused("play", "Plan")
  end,
}

scenario "another player has priority" {
  board = { A = { hand = { "Plan" } }, B = { hand = { "Reply" } } },
  play = function(s)
    s.A:play("Plan")
    s.B:refused("play", "Reply")
  end,
}

scenario "another player has focus" {
  board = { A = { base = { { vanilla(2), as = "scout" } } }, B = { hand = { "Jab" } } },
  play = function(s)
    s.A:move("scout", "north")
    s.B:refused("play", "Jab")
  end,
}

scenario "it is another player's turn" {
  board = { B = { hand = { "Plan" } } },
  play = function(s) s.B:refused("play", "Plan") end,
}

scenario "a choice is owed first" {
  board = { A = { hand = { "Bolt", "Plan" } }, B = { base = { { vanilla(4), as = "a", damage = 1 }, { vanilla(4), as = "b", damage = 1 } } } },
  play = function(s)
    s.A:play("Bolt")
    s.A:refused("play", "Plan")
  end,
}

scenario "a choice of another player is owed first" {
  board = { A = { hand = { "Bolt" } }, B = { hand = { "Reply" }, base = { { vanilla(4), as = "a", damage = 1 }, { vanilla(4), as = "b", damage = 1 } } } },
  play = function(s)
    s.A:play("Bolt")
    s.B:refused("play", "Reply")
  end,
}

scenario "passing in the open main phase" {
  play = function(s) s.A:refused("pass") end,
}

scenario "ending the turn in a showdown" {
  board = { A = { base = { { vanilla(2), as = "scout" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:refused("end_turn")
  end,
}

scenario "ending the turn with something on the chain" {
  board = { A = { hand = { "Plan" } } },
  play = function(s)
    s.A:play("Plan")
    s.A:refused("end_turn")
  end,
}

scenario "ending the turn of another player" {
  play = function(s) s.B:refused("end_turn") end,
}

scenario "the game is over" {
  play = function(s)
    s.B:concede()
    s.A:refused("end_turn")
  end,
}

-- What is played from where

scenario "a card that lies in the trash" {
  board = { A = { trash = { "Plan" } } },
  play = function(s) s.A:refused("play", "Plan") end,
}

scenario "a rune is not played" {
  board = { A = { banished = { "Calm Rune" } } },
  play = function(s) s.A:refused("play", "Calm Rune") end,
}

scenario "an ability of another player" {
  board = { B = { base = { "Lever" } } },
  play = function(s) s.A:refused("activate", "Lever") end,
}

-- Costs

scenario "too little energy" {
  board = { A = { hand = { "Volley" }, runes = { mind = 2 } } },
  play = function(s) s.A:refused("play", "Volley") end,
}

scenario "too little power of a domain" {
  board = { A = { hand = { "Rite" }, runes = { calm = 1, mind = 3 } } },
  play = function(s) s.A:refused("play", "Rite") end,
}

scenario "no power of the card's own domains" {
  board = { A = { hand = { "Fork" }, runes = { fury = 2 } } },
  play = function(s) s.A:refused("play", "Fork") end,
}

scenario "a mandatory additional cost" {
  board = { A = { hand = { "Toll" } } },
  play = function(s) s.A:refused("play", "Toll") end,
}

scenario "an exhausted thing cannot be exhausted" {
  board = { A = { base = { { "Lever", exhausted = true } } } },
  play = function(s) s.A:refused("activate", "Lever") end,
}

scenario "too little energy for an ability" {
  board = { A = { base = { "Press" }, runes = { mind = 1 } } },
  play = function(s) s.A:refused("activate", "Press") end,
}

scenario "nothing to kill for an ability" {
  board = { A = { base = { "Altar" } } },
  play = function(s) s.A:refused("activate", "Altar") end,
}

scenario "too little experience" {
  board = { A = { base = { "Tome" }, xp = 1 } },
  play = function(s) s.A:refused("activate", "Tome") end,
}

scenario "no power for Deflect" {
  board = { A = { hand = { "Bolt" } }, B = { base = { { vanilla(4, { "Deflect" }), as = "it", damage = 1 } } } },
  play = function(s) s.A:refused("play", "Bolt") end,
}

scenario "no power for Deflect on one of several" {
  board = { A = { hand = { "Bolt" } }, B = { base = { { vanilla(4, { "Deflect" }), as = "it", damage = 1 }, { vanilla(4), as = "a", damage = 1 }, { vanilla(4), as = "b", damage = 1 } } } },
  play = function(s)
    s.A:play("Bolt")
    s.A:refused("choose", "it")
  end,
}

scenario "a thing that would pay twice" {
  board = { A = { base = { "Furnace", { vanilla(1), as = "it" } } } },
  play = function(s) s.A:refused("activate", "Furnace") end,
}

scenario "a payment that does not pay" {
  board = { A = { hand = { "Rite" }, runes = { calm = 2, mind = 1 } } },
  play = function(s)
    s.A:play("Rite")
    s.A:refused("pay", { mind = { exhaust = 2 }, calm = { recycle = 2 } })
    s.A:refused("pay", { mind = { exhaust = 1 }, calm = { recycle = 3 } })
    s.A:refused("pay", { calm = { recycle = 2 } })
    s.A:refused("pay", { mind = { exhaust = 1 }, calm = { recycle = 1 } })
    s.A:refused("done")
  end,
}

-- Limits and conditions

scenario "once a turn" {
  board = { A = { base = { "Bell" } } },
  play = function(s)
    s.A:activate("Bell")
    s:resolve()
    s.A:refused("activate", "Bell")
  end,
}

scenario "a condition of an ability" {
  board = { A = { base = { "Gate" } } },
  play = function(s) s.A:refused("activate", "Gate") end,
}

-- Targets and modes

scenario "no legal target" {
  board = { A = { hand = { "Bolt" } }, B = { base = { vanilla(4) } } },
  play = function(s) s.A:refused("play", "Bolt") end,
}

scenario "two targets, and there is one" {
  board = { A = { hand = { "Pair" }, base = { vanilla(1) } } },
  play = function(s) s.A:refused("play", "Pair") end,
}

scenario "a target that the text does not mean" {
  board = { A = { hand = { "Bolt" }, base = { { vanilla(2), as = "own" } } }, B = { base = { { vanilla(4), as = "a", damage = 1 }, { vanilla(4), as = "b", damage = 1 }, { vanilla(4), as = "whole" } } } },
  play = function(s)
    s.A:play("Bolt")
    s.A:refused("choose", "own")
    s.A:refused("choose", "whole")
  end,
}

scenario "a target of another sort" {
  board = { A = { hand = { "Bolt" }, base = { "Lever" } }, B = { base = { { vanilla(4), as = "a", damage = 1 }, { vanilla(4), as = "b", damage = 1 } } } },
  play = function(s)
    s.A:play("Bolt")
    s.A:refused("choose", "Lever")
  end,
}

scenario "a target that is chosen already" {
  board = { A = { hand = { "Pair" }, base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" } } } },
  play = function(s)
    s.A:play("Pair")
    s.A:choose("a")
    s.A:refused("choose", "a")
  end,
}

scenario "a target that a card protects" {
  board = { A = { hand = { "Shove" } }, B = { base = { "Veil", { vanilla(4), as = "it" } } } },
  play = function(s)
    s.A:play("Shove")
    s.A:refused("choose", "it")
  end,
}

scenario "enough has not been chosen" {
  board = { A = { hand = { "Pair" }, base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" } } } },
  play = function(s)
    s.A:play("Pair")
    s.A:choose("a")
    s.A:refused("done")
  end,
}

scenario "a spell does not counter itself" {
  board = { A = { hand = { "Denial" } } },
  play = function(s) s.A:refused("play", "Denial") end,
}

scenario "no mode can be chosen" {
  board = { A = { hand = { "Hardship" }, base = { vanilla(1) } } },
  play = function(s) s.A:refused("play", "Hardship") end,
}

scenario "a mode without a target" {
  board = { A = { hand = { "Choice" }, base = { { vanilla(1), as = "a" } } } },
  play = function(s)
    s.A:play("Choice")
    s.A:refused("pick", "kill a damaged unit")
  end,
}

scenario "an answer of another kind" {
  board = { A = { hand = { "Question" } } },
  play = function(s)
    s.A:play("Question")
    s.A:pass()
    s.B:pass()
    s.A:refused("number", 3)
  end,
}

-- Places

scenario "a unit to a battlefield that another player controls" {
  board = { A = { hand = { { vanilla(0), as = "it" } }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("it")
    s.A:refused("choose", "south")
  end,
}

scenario "a unit to the base of another player" {
  board = { A = { hand = { { vanilla(0), as = "it" } }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("it")
    s.A:refused("choose", "base of B")
  end,
}

scenario "a unit to a battlefield where a card forbids it" {
  board = {
    A = { hand = { { vanilla(0), as = "it" } }, north = { vanilla(1) }, south = { vanilla(1) } },
    battlefields = { north = { controller = "A", card = "Sanctum" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("it")
    s.A:refused("choose", "north")
  end,
}

-- Movement

scenario "an exhausted unit" {
  board = { A = { base = { { vanilla(2), as = "it", exhausted = true } } } },
  play = function(s) s.A:refused("move", "it", "north") end,
}

scenario "from battlefield to battlefield" {
  board = { A = { north = { { vanilla(2), as = "it" } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s) s.A:refused("move", "it", "south") end,
}

scenario "to the base of another player" {
  board = { A = { base = { { vanilla(2), as = "it" } } } },
  play = function(s) s.A:refused("move", "it", "base of B") end,
}

scenario "where it is already" {
  board = { A = { base = { { vanilla(2), as = "it" } } } },
  play = function(s) s.A:refused("move", "it", "base") end,
}

scenario "a unit that does not move along" {
  board = { A = { base = { { vanilla(2), as = "a" }, { vanilla(2), as = "b" }, { vanilla(2), as = "tired", exhausted = true } } }, B = { base = { { vanilla(2), as = "foe" } } }, battlefields = { north = { card = "Anchor" }, south = {} } },
  play = function(s)
    s.A:pick("move units to Anchor")
    s.A:refused("choose", "tired")
    s.A:refused("done")
    s.A:choose("a")
    s.A:refused("choose", "a")
    s.A:refused("choose", "foe")
  end,
}

scenario "nobody is there to move" {
  play = function(s) s.A:refused("move", "Battlefield", "north") end,
}

scenario "a move in the turn of another player" {
  board = { B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s) s.B:refused("move", "it", "north") end,
}

scenario "a move with something on the chain" {
  board = { A = { hand = { "Plan" }, base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Plan")
    s.A:refused("move", "it", "north")
  end,
}

scenario "a move in a showdown" {
  board = { A = { base = { { vanilla(2), as = "scout" }, { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:refused("move", "it", "north")
  end,
}

scenario "a move that a card forbids" {
  board = { A = { north = { { vanilla(2), as = "it" } } }, battlefields = { north = { controller = "A", card = "Anchor" }, south = {} } },
  play = function(s) s.A:refused("move", "it", "base") end,
}

-- What cards forbid

scenario "a card forbids to play spells" {
  board = { A = { hand = { "Plan" } }, B = { base = { "Censor" } } },
  play = function(s) s.A:refused("play", "Plan") end,
}

scenario "a card forbids to activate" {
  board = { A = { base = { "Lever" } }, B = { base = { "Warden" } } },
  play = function(s) s.A:refused("activate", "Lever") end,
}

-- Combat and order

scenario "damage to another unit first" {
  board = {
    A = { base = { { vanilla(4), as = "attacker" } } },
    B = { north = { { vanilla(2, { "Tank" }), as = "tank" }, { vanilla(2, { "Tank" }), as = "second" }, { vanilla(2), as = "plain" } } },
    battlefields = north,
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "assign")
    s.A:refused("choose", "plain")
    s.A:refused("choose", "attacker")
  end,
}

scenario "damage to Backline last" {
  board = {
    A = { base = { { vanilla(4), as = "attacker" } } },
    B = { north = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" }, { vanilla(2, { "Backline" }), as = "behind" } } },
    battlefields = north,
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s.A:refused("choose", "behind")
  end,
}

scenario "an ability that does not wait to be ordered" {
  board = { A = { hand = { "Reap" }, base = { { "Herald", as = "a" }, { "Herald", as = "b" }, { vanilla(1), as = "c" } } } },
  play = function(s)
    s.A:play("Reap")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "order")
    s.A:refused("choose", "c")
  end,
}
