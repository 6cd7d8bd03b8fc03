-- Refusals of every kind in Union Arena, one a scenario. What each of them says is in refusals.txt.

local function fighter(name, facts)
  facts.name, facts.type, facts.bp = name, "character", facts.bp or 3000
  card(facts)
end

fighter("Recruit", { color = { "red" }, required_energy = 3 })
fighter("Veteran", { ap = 2 })
fighter("Base", {})
fighter("Rider", { keywords = { "Raid" }, raid = { "Base", "Rider" }, ap = 1 })
fighter("Coach", { script = [[activated { limit = "turn", effect = function(fx) fx:draw(1) end }]] })
fighter("Hermit", { script = [[activated { when = is(self, character { at = "energy" }), cost = { discard = 1 }, effect = function(fx) fx:draw(1) end }]] })
fighter("Sleeper", { script = [[activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end }]] })
fighter("Berserk", { script = [[static { affects = self, give = { must_attack = true } }]] })
fighter("Shield", { script = [[static { affects = self, give = { must_block = true } }]] })
fighter("Peace", { script = [[

forbid { what = "attack", affects = character { enemy = true, bp = { max = 3000 } } }]] })
fighter("Sneak", { script = [[forbid { what = "be_blocked", affects = self, when = is(it, character { bp = { max = 2000 } }) }]] })
fighter("Silence", { script = [[forbid { what = "play", affects = card { type = "event", zone = "hand" }, by = opponents }]] })
fighter("Sniper", { keywords = { "Snipe" } })
card { name = "House", type = "site" }
card { name = "Bolt", type = "event", script = [[on_play { target = { it = character { enemy = true } }, effect = function(fx) fx:sideline(fx.it) end }]] }
card { name = "Toll", type = "event", script = [[
additional_cost { name = "card", cost = { discard = 1 } }
on_play { effect = function(fx) fx:draw(2) end } ]] }

-- Playing

scenario "a card that lies in the sideline" {
  board = { A = { sideline = { "Bolt" } } },
  play = function(s) s.A:refused("play", "Bolt") end,
}
scenario "too little energy" {
  board = { A = { hand = { "Recruit" } } },
  play = function(s) s.A:refused("play", "Recruit") end,
}
scenario "too little AP" {
  board = { A = { hand = { "Veteran" }, ap = 1 } },
  play = function(s) s.A:refused("play", "Veteran") end,
}
scenario "an extra cost that cannot be paid" {
  board = { A = { hand = { "Toll" } } },
  play = function(s) s.A:refused("play", "Toll") end,
}
scenario "a card forbids it" {
  board = { A = { hand = { "Bolt" } }, B = { front = { "Silence" } } },
  play = function(s) s.A:refused("play", "Bolt") end,
}
scenario "on the other player's turn" {
  board = { A = {}, B = { hand = { "Bolt" } } },
  play = function(s) s.B:refused("play", "Bolt") end,
}
scenario "what does not make room" {
  board = { A = { front = { vanilla(1), vanilla(2), vanilla(3), vanilla(4) }, energy = { { vanilla(5), as = "back" } }, hand = { "Base" } } },
  play = function(s)
    s.A:play("Base", { at = "front" })
    s.A:refused("choose", "back")
  end,
}

-- Raid

scenario "a base that its Raid line does not name, one with Raid, one of the other player, a card without Raid" {
  board = { A = { front = { "Coach", { "Rider", as = "ridden" } }, hand = { "Rider", "Base" } }, B = { front = { { "Base", as = "theirs" } } } },
  play = function(s)
    s.A:refused("raid", "Rider", "Coach")
    s.A:refused("raid", "Rider", "ridden")
    s.A:refused("raid", "Rider", "theirs")
    s.A:refused("raid", "Base", "Coach")
  end,
}

-- Activated abilities

scenario "once a turn" {
  board = { A = { front = { "Coach" } } },
  play = function(s)
    s.A:activate("Coach")
    s.A:refused("activate", "Coach")
  end,
}
scenario "a condition that does not hold, a cost that cannot be paid, one who rests, one of the other player, one without" {
  board = { A = { front = { "Hermit", "Base", { "Sleeper", exhausted = true } }, energy = { { "Hermit", as = "second" } } }, B = { front = { { "Coach", as = "theirs" } } } },
  play = function(s)
    s.A:refused("activate", "Hermit")
    s.A:refused("activate", "second")
    s.A:refused("activate", "Sleeper")
    s.A:refused("activate", "theirs")
    s.A:refused("activate", "Base")
  end,
}

-- Moving

scenario "a site, one without Step" {
  board = { A = { front = { { vanilla(1), as = "still" } }, energy = { "House", vanilla(2) } }, phase = "movement" },
  play = function(s)
    s.A:refused("choose", "House")
    s.A:refused("choose", "still")
  end,
}

-- Attacking and blocking

scenario "in the main phase" {
  board = { A = { front = { "Base" } } },
  play = function(s) s.A:refused("attack", "Base") end,
}
scenario "one who rests, one of the energy line, a target without Snipe" {
  board = { A = { front = { { "Base", exhausted = true }, { "Coach", as = "fresh" } }, energy = { { "Base", as = "back" } } }, B = { front = { { vanilla(1), as = "foe" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "Base")
    s.A:refused("attack", "back")
    s.A:refused("attack", "fresh", "foe")
  end,
}
scenario "a card forbids the attack" {
  board = { A = { front = { "Base", { vanilla(4000), as = "big" } } }, B = { front = { "Peace" } }, phase = "attack" },
  play = function(s) s.A:refused("attack", "Base") end,
}
scenario "Snipe at the energy line" {
  board = { A = { front = { "Sniper" } }, B = { front = { vanilla(1) }, energy = { { vanilla(2), as = "back" } } }, phase = "attack" },
  play = function(s) s.A:refused("attack", "Sniper", "back") end,
}
scenario "who must attack is first" {
  board = { A = { front = { "Berserk", "Base" } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "Base")
    s.A:refused("pass")
  end,
}
scenario "who must block does" {
  board = { A = { front = { "Base" } }, B = { front = { "Shield", { "Coach", as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Base")
    s.B:refused("pass")
    s.B:refused("block", "other")
  end,
}
scenario "a blocker that rests, one of the energy line, one that is too weak" {
  board = { A = { front = { "Sneak" } }, B = { front = { { vanilla(5000), exhausted = true, as = "tired" }, { vanilla(1000), as = "weak" }, vanilla(6000) }, energy = { { vanilla(7000), as = "back" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Sneak")
    s.B:refused("block", "tired")
    s.B:refused("block", "weak")
    s.B:refused("block", "back")
  end,
}
scenario "the extra draw after its step" {
  board = { A = {} },
  play = function(s) s.A:refused("extra_draw") end,
}
