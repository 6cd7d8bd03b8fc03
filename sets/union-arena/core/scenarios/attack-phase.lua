-- The attack phase (UA-6).
card { name = "Test Herald", type = "character", bp = 2000, script = [[
  triggered { name = "attacks", on = self.attacks, effect = function(fx) fx:draw(1) end }
  triggered { name = "unblocked", on = self.unblocked, effect = function(fx) fx:draw(2) end }
]] }
card { name = "Test Shield", type = "character", bp = 2000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:give(fx.self, { bp = 1000, lasts = "battle" }) end } ]] }
card { name = "Test Bolt", type = "character", bp = 3000, script = [[ triggered { on = self.attacks, target = { foe = up_to(1, character { enemy = true }) }, effect = function(fx) fx:sideline(fx.foe) end } ]] }
card { name = "Test Snare", type = "character", bp = 1000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:bounce(fx.event.object) end } ]] }
card { name = "Test Ghost", type = "character", bp = 1000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:bounce(fx.self) end } ]] }
card { name = "Test Veil", type = "character", bp = 2000, script = [[ forbid { what = "be_blocked", affects = self, when = is(it, character { bp = { max = 2000 } }) } ]] }
card { name = "Test Tower", type = "character", bp = 2000, script = [[ forbid { what = "be_blocked", affects = self, when = is(it, character { bp = { min = 3000 } }) } ]] }
card { name = "Test Peer", type = "character", bp = 2000, script = [[ forbid { what = "be_blocked", affects = self, when = is(it, character { required_energy = { max = 2 } }) } ]] }
card { name = "Test Noble", type = "character", bp = 1500, required_energy = 3 }
card { name = "Test Mist", type = "character", bp = 2000, script = [[ forbid { what = "be_blocked", affects = self } ]] }
card { name = "Test Coward", type = "character", bp = 2000, script = [[ forbid { what = "block", affects = self } ]] }
card { name = "Test Lure", type = "character", bp = 2000, script = [[ static { affects = self, give = { must_be_blocked = true } } ]] }
card { name = "Test Guard", type = "character", bp = 2000, script = [[ static { affects = self, give = { must_block = true } } ]] }
card { name = "Test Rival", type = "character", bp = 2000, script = [[ static { active = some(character { name = "Test Herald", attacking = true }), affects = self, give = { must_block = true } } ]] }
card { name = "Test Berserk", type = "character", bp = 1000, script = [[ static { affects = self, give = { must_attack = true } } ]] }
card { name = "Test Pacifist", type = "character", bp = 1000, script = [[ forbid { what = "attack", affects = self } ]] }
card { name = "Test Loser", type = "character", bp = 1000, script = [[
  triggered { name = "loses", on = self.loses_battle { attacking = true }, effect = function(fx) fx:draw(1) end }
  triggered { name = "ends", on = self.battle_ends, effect = function(fx) fx:draw(3) end }
]] }
card { name = "Test Victor", type = "character", bp = 2000, script = [[ triggered { on = self.wins_battle, effect = function(fx) fx:discard(1, fx.opponents) end } ]] }
card { name = "Test Fury", type = "character", bp = 1000, script = [[ triggered { on = self.attacks, effect = function(fx) fx:give(fx.self, { bp = 1500, lasts = "battle" }) end } ]] }

scenario "Attack phase: active own characters on the front line attack, nobody else, and only the player" {
  rules = { "UA-6.1" },
  board = {
    A = { front = { { vanilla(1000), as = "able" }, { vanilla(1000), as = "rested", exhausted = true } }, energy = { { vanilla(1000), as = "rear" } } },
    B = { front = { { vanilla(1000), as = "theirs" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:refused("attack", "rested", { rule = "UA-6.1" })
    s.A:refused("attack", "rear", { rule = "UA-6.1" })
    s.A:refused("attack", "theirs", { rule = "UA-6.1" })
    s.A:refused("attack", "able", "theirs", { rule = "UA-6.1" })
    s.A:attack("able")
    s:expect("able", { attacking = true, exhausted = true })
  end,
}

scenario "Attack phase: no attack in the main phase" {
  rules = { "UA-6.1" },
  board = { A = { front = { { vanilla(1000), as = "able" } } } },
  play = function(s)
    s.A:refused("attack", "able", { rule = "UA-6.1" })
    s:phase("main")
  end,
}

scenario "Attack phase: who does not attack ends it" {
  rules = { "UA-6.2" },
  board = { A = { front = { { vanilla(1000), as = "able" } } }, phase = "attack" },
  play = function(s)
    s:owes(s.A, "attack")
    s.A:pass()
    s:turn(s.B)
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: the attacker rests, then come its effects, then those of not being blocked" {
  rules = { "UA-6.3", "UA-6.4", "UA-6.9" },
  board = { A = { front = { "Test Herald" } }, B = { front = { { vanilla(1000), as = "idle" } }, life = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Herald")
    s:expect("Test Herald", { exhausted = true })
    s:expect(s.A, { hand_size = 1 })
    s.B:pass()
    s:expect(s.A, { hand_size = 3 })
    s.A:choose("Netero")
    s:expect("Netero", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
  end,
}

scenario "Attack phase: one active character of the front line blocks, and becomes the target" {
  rules = { "UA-6.4", "UA-6.7" },
  board = {
    A = { front = { { vanilla(2500), as = "attacker" } } },
    B = { front = { "Test Shield", { vanilla(9000), as = "rested", exhausted = true } }, energy = { { vanilla(9000), as = "rear" } } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.B:refused("block", "rested", { rule = "UA-6.4" })
    s.B:refused("block", "rear", { rule = "UA-6.4" })
    s.B:refused("block", "attacker", { rule = "UA-6.4" })
    s.B:block("Test Shield")
    s:expect("Test Shield", { at = "front", exhausted = true, bp = 2000 }) -- it had 3000 in the battle
    s:expect("attacker", { at = "front" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: a block may be forbidden by BP, by required energy, or at all" {
  rules = { "UA-6.5" },
  cases = {
    { name = "BP 2000 or less", attacker = "Test Veil", no = { "low", "noble" }, yes = { "high" } },
    { name = "BP 3000 or more", attacker = "Test Tower", no = { "high" }, yes = { "low", "noble" } },
    { name = "required energy 2 or less", attacker = "Test Peer", no = { "low", "high" }, yes = { "noble" } },
  },
  board = function(case)
    return { A = { front = { { case.attacker, as = "attacker" } } }, B = { front = { { vanilla(2000), as = "low" }, { vanilla(3000), as = "high" }, { "Test Noble", as = "noble" } } }, phase = "attack" }
  end,
  play = function(s, case)
    s.A:attack("attacker")
    for _, no in ipairs(case.no) do s.B:refused("block", no, { rule = "UA-6.5", by = "attacker" }) end
    s.B:block(case.yes[1])
    s:expect("attacker", { attacking = false })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: what cannot be blocked at all asks nobody" {
  rules = { "UA-6.5", "UA-6.4" },
  board = { A = { front = { "Test Mist" } }, B = { front = { { vanilla(3000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Mist")
    s:owes(s.A, "life")
    s.A:choose("life 7")
    s:expect(s.B, { life = 6 })
    s:expect("wall", { exhausted = false })
  end,
}

scenario "Attack phase: a character may be forbidden to block" {
  rules = { "UA-6.5" },
  board = { A = { front = { { vanilla(1000), as = "attacker" } } }, B = { front = { "Test Coward", { vanilla(500), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:refused("block", "Test Coward", { rule = "UA-6.5", by = "Test Coward" })
    s.B:block("other")
    s:expect("other", { zone = "sideline" })
  end,
}

scenario "Attack phase: an attack that must be blocked is, by any that is able" {
  rules = { "UA-6.5" },
  board = { A = { front = { { "Test Lure", as = "one" }, { "Test Lure", as = "two" } } }, B = { front = { { vanilla(500), as = "a" }, { vanilla(600), as = "b", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("one")
    s:options("a") -- nobody else is able
    s.B:refused("pass", { rule = "UA-6.5", by = "one" })
    s.B:block("a")
    s:expect("a", { zone = "sideline" })
    s.A:attack("two")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: who must block goes before others; with two of them either does" {
  rules = { "UA-6.5" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { { "Test Guard", as = "one" }, { "Test Guard", as = "two" }, { vanilla(900), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:options("one", "two")
    s.B:refused("block", "other", { rule = "UA-6.5" })
    s.B:refused("pass", { rule = "UA-6.5" })
    s.B:block("two")
    s:expect("two", { zone = "sideline" })
    s:expect("one", { at = "front", exhausted = false })
  end,
}

scenario "Attack phase: a named blocker must block a named attacker alone" {
  rules = { "UA-6.5" },
  board = { A = { front = { "Test Herald", { vanilla(1000), as = "other" } } }, B = { front = { "Test Rival", { vanilla(500), as = "free" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("other")
    s:options("Test Rival", "free", "pass")
    s.B:pass()
    s.A:choose("life 1")
    s.A:attack("Test Herald")
    s:options("Test Rival")
    s.B:block("Test Rival")
    s:expect("Test Rival", { zone = "sideline" })
    s:expect("free", { at = "front" })
  end,
}

scenario "Attack phase: who must attack does so first, and before the phase ends" {
  rules = { "UA-6.6" },
  board = { A = { front = { "Test Berserk", { vanilla(2000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "other", { rule = "UA-6.6", by = "Test Berserk" })
    s.A:refused("pass", { rule = "UA-6.6", by = "Test Berserk" })
    s.A:attack("Test Berserk")
    s.A:choose("life 1")
    s.A:attack("other")
    s.A:choose("life 1")
    s:expect(s.B, { life = 5 })
  end,
}

scenario "Attack phase: who must attack but is rested forces nothing" {
  rules = { "UA-6.2", "UA-6.1" },
  board = { A = { front = { { "Test Berserk", exhausted = true }, { vanilla(2000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "Test Berserk", { rule = "UA-6.1" })
    s.A:pass()
    s:turn(s.B)
  end,
}

scenario "Attack phase: a card may forbid the attack" {
  rules = { "UA-6.1" },
  board = { A = { front = { "Test Pacifist", { vanilla(2000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "Test Pacifist", { rule = "UA-6.1", by = "Test Pacifist" })
    s:owes(s.A, "attack")
    s:expect("Test Pacifist", { exhausted = false })
  end,
}

scenario "Attack phase: with at least as much BP the attacker wins" {
  rules = { "UA-6.7" },
  cases = {
    { name = "more", bp = 3000, wins = true },
    { name = "as much", bp = 2000, wins = true },
    { name = "less", bp = 1900, wins = false },
  },
  board = function(case) return { A = { front = { { vanilla(case.bp), as = "attacker" } } }, B = { front = { { vanilla(2000), as = "blocker" } } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    s.B:block("blocker")
    s:expect("attacker", { at = "front", exhausted = true, bp = case.bp })
    s:expect("blocker", { zone = case.wins and "sideline" or "front" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: the blocker wins: the attacker's effects of losing, the blocker's of winning, then those of the end of the battle" {
  rules = { "UA-6.7" },
  board = { A = { front = { "Test Loser" }, hand = {} }, B = { front = { "Test Victor" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Loser")
    s.B:block("Test Victor")
    -- It drew 1 by losing, the winner made it discard that card, and at the end it drew 3.
    s:expect(s.A, { hand_size = 3, sideline_size = 1, deck_size = 16 })
    s:expect("Test Loser", { at = "front" })
  end,
}

scenario "Attack phase: what lasts for the battle is over after it, of an attack on the player too" {
  rules = { "UA-6.10", "UA-6.7" },
  cases = { { name = "blocked", block = true }, { name = "not blocked", block = false } },
  board = { A = { front = { "Test Fury" } }, B = { front = { { vanilla(2500), as = "wall" } } }, phase = "attack" },
  play = function(s, case)
    s.A:attack("Test Fury")
    s:expect("Test Fury", { bp = 2500 })
    if case.block then
      s.B:block("wall")
      s:expect("wall", { zone = "sideline" })
    else
      s.B:pass()
      s.A:choose("life 1")
    end
    s:expect("Test Fury", { bp = 1000, attacking = false })
  end,
}

scenario "Attack phase: when the attacker is gone nothing happens" {
  rules = { "UA-6.8" },
  board = { A = { front = { { vanilla(3000), as = "attacker" }, { vanilla(500), as = "next" } } }, B = { front = { "Test Snare" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Snare")
    s:expect("attacker", { zone = "hand" })
    s:expect("Test Snare", { at = "front", exhausted = true })
    s:expect(s.B, { life = 7 })
    s:owes(s.A, "attack")
  end,
}

scenario "Attack phase: when the blocker is gone the attack does not return to the player" {
  rules = { "UA-6.8" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { "Test Ghost" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Ghost")
    s:expect("Test Ghost", { zone = "hand" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: by a house rule it does return when the blocker is gone" {
  rules = { "UA-6.8", "UA-6.9" },
  format = { blocker_gone = 1 },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { front = { "Test Ghost" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Ghost")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: an effect of attacking may sideline who would block" {
  rules = { "UA-6.3", "UA-6.9" },
  board = { A = { front = { "Test Bolt" } }, B = { front = { { vanilla(4000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Bolt")
    s.A:choose("wall")
    s:expect("wall", { zone = "sideline" })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: then the next attack, as many as one wants" {
  rules = { "UA-6.10", "UA-6.9" },
  board = { A = { front = { { vanilla(1000), as = "a" }, { vanilla(1000), as = "b" }, { vanilla(1000), as = "c" } } }, phase = "attack" },
  play = function(s)
    for _, x in ipairs { "b", "a", "c" } do
      s.A:attack(x)
      s.A:choose("life 1")
    end
    s:expect(s.B, { life = 4 })
    s:expect("a", { attacks = 1 })
  end,
}

card { name = "Test Eager", type = "character", bp = 1000, script = [[ static { affects = self, give = { enters = "ready" } } ]] }

scenario "Attack phase: the first player may attack on the first turn, unless a house rule forbids it" {
  rules = { "UA-6.11", "UA-6.1" },
  format = { first_turn_attack = 0 },
  board = { A = { front = { { vanilla(1000), as = "able" } }, turns = 1 }, B = { turns = 0 }, first = "A" },
  play = function(s)
    s.A:end_main()
    s:turn(s.B)
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: on the first turn an active character attacks" {
  rules = { "UA-6.9", "UA-6.3" },
  board = { A = { front = { { vanilla(1000), as = "able" } }, turns = 1 }, B = { turns = 0 }, first = "A" },
  play = function(s)
    s.A:end_main()
    s.A:attack("able")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: who must block but may not block this attacker forces nothing" {
  rules = { "UA-6.5" },
  board = { A = { front = { "Test Veil" } }, B = { front = { "Test Guard", { vanilla(3000), as = "high" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Veil")
    s.B:refused("block", "Test Guard", { rule = "UA-6.5", by = "Test Veil" })
    s:options("high", "pass")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: an attack that must be blocked by Snipe asks nobody" {
  rules = { "UA-6.1", "UA-6.7" },
  board = { A = { front = { { vanilla(3000, "Snipe"), as = "attacker" } } }, B = { front = { "Test Guard", "Test Shield" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker", "Test Shield")
    -- It has 2000, since it does not block.
    s:expect("Test Shield", { zone = "sideline" })
    s:expect("Test Guard", { at = "front", exhausted = false })
  end,
}

scenario "Attack phase: when the target of Snipe is gone there is no battle and no damage" {
  rules = { "UA-6.8" },
  board = { A = { front = { { "Test Hunter", as = "attacker" } } }, B = { front = { { vanilla(2000), as = "target" }, { vanilla(1000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker", "target")
    s.A:choose("target")
    s:expect("target", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
    s:owes(s.A, "attack")
    s:expect("attacker", { attacking = false, exhausted = true })
  end,
}

scenario "Attack phase: when the attacker falls to BP 0 by a block there is no battle" {
  rules = { "UA-6.8", "UA-10.3" },
  board = { A = { front = { { vanilla(1000), as = "attacker" } } }, B = { front = { "Test Chill" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Chill")
    s:expect("attacker", { zone = "sideline" })
    s:expect("Test Chill", { at = "front", exhausted = true })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: when the blocker falls to BP 0 the attack is over" {
  rules = { "UA-6.8", "UA-10.3" },
  board = { A = { front = { "Test Breaker" } }, B = { front = { { vanilla(2000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Breaker")
    s.B:block("blocker")
    s:expect("blocker", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0 }) -- it has won no battle
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Attack phase: who must attack but is forbidden to forces nothing" {
  rules = { "UA-6.1", "UA-6.2" },
  board = { A = { front = { "Test Torn", { vanilla(2000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "Test Torn", { rule = "UA-6.1", by = "Test Torn" })
    s.A:pass()
    s:turn(s.B)
  end,
}
card { name = "Test Hunter", type = "character", bp = 3000, keywords = { "Snipe" }, script = [[ triggered { on = self.attacks, target = { foe = up_to(1, character { enemy = true }) }, effect = function(fx) fx:sideline(fx.foe) end } ]] }
card { name = "Test Chill", type = "character", bp = 500, script = [[ triggered { on = self.blocks, effect = function(fx) fx:give(fx.event.object, { bp = -1000, lasts = "turn" }) end } ]] }
card { name = "Test Breaker", type = "character", bp = 500, script = [[
  triggered { name = "blocked", on = self.blocked, effect = function(fx) fx:give(fx.event.object, { bp = -2000, lasts = "turn" }) end }
  triggered { name = "wins", on = self.wins_battle, effect = function(fx) fx:draw(1) end }
]] }
card { name = "Test Torn", type = "character", bp = 1000, script = [[
  static { affects = self, give = { must_attack = true } }
  forbid { what = "attack", affects = self }
]] }

scenario "Attack phase: as the rules are, the first player may attack on the first turn" {
  rules = { "UA-6.11" },
  board = { A = { front = { { vanilla(1000), as = "able" } }, turns = 1 }, B = { turns = 0 }, first = "A", phase = "attack" },
  play = function(s)
    s.A:attack("able")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Attack phase: the house rule about the first turn binds no other turn and no other player" {
  rules = { "UA-6.1" },
  format = { first_turn_attack = 0 },
  cases = { { name = "a later turn", turns = 2, first = "A" }, { name = "the other player", turns = 1, first = "B" } },
  board = function(case) return { A = { front = { { vanilla(1000), as = "able" } }, turns = case.turns }, first = case.first, phase = "attack" } end,
  play = function(s)
    s.A:attack("able")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}
