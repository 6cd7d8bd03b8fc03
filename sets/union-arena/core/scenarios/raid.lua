-- Raid (UA-5).
card { name = "Test Base", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 }, tags = { "Order" }, script = [[
  static { affects = self, give = { bp = 500 } }
  activated { limit = "turn", effect = function(fx) fx:give(fx.self, { bp = 1000, lasts = "turn" }) end }
  triggered { on = self.sidelined, effect = function(fx) fx:draw(5) end }
]] }
card { name = "Test Kin", type = "character", bp = 1000, tags = { "Order of Ash" } }
card { name = "Test Namesake", type = "character", bp = 1000, also_named = { "Test Base" } }
card { name = "Test Raider", type = "character", color = { "green" }, bp = 4000, required_energy = 2, ap = 2, keywords = { "Raid" }, raid = { "Test Base" }, generates = { green = 1 } }
card { name = "Test Zealot", type = "character", bp = 3000, keywords = { "Raid" }, raid_tags = { "Order" } }
card { name = "Test Twofold", type = "character", bp = 3500, keywords = { "Raid", "Damage 2" }, raid = { "Test Base", "Test Kin" }, script = [[
  static { active = raided, affects = self, give = { keywords = "Impact 1" } }
  triggered { on = self.played, active = raided, effect = function(fx) fx:draw(1) end }
]] }
card { name = "Test Open", type = "character", bp = 2500, keywords = { "Raid" }, raid = { "Test Base" }, script = [[ permit { what = "raid", affects = self } ]] }
card { name = "Test Over", type = "character", bp = 5000, keywords = { "Raid" }, raid = { "Test Open", "Test Raider" } }
card { name = "Test Attacker", type = "character", bp = 4000, keywords = { "Raid", "Double Attack" }, raid = { "Test Base" }, script = [[ activated { limit = "turn", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Mourner", type = "site", script = [[ triggered { on = card { zone = "under" }.sidelined, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Peel", type = "event", script = [[ on_play { effect = function(fx) fx:peel(fx:all(character { yours = true, raided = true }), "hand") end } ]] }
card { name = "Test Recall", type = "event", script = [[ on_play { target = { it = character { yours = true, raided = true } }, effect = function(fx) fx:bounce(fx.it) end } ]] }
card { name = "Test Dig", type = "event", script = [[ on_play { target = { it = character { yours = true, raided = true } }, effect = function(fx) fx:put(fx.it.under[1], "hand") end } ]] }
card { name = "Test Tally", type = "event", script = [[ on_play { effect = function(fx) fx:draw(fx:count(character { yours = true, name = "Test Base" })) end } ]] }

scenario "Raid: by name, by another name that it has, by a trait that matches exactly" {
  rules = { "UA-5.1", "UA-10.10", "UA-1.6" },
  board = { A = { hand = { { "Test Twofold", as = "named" }, { "Test Zealot", as = "zealot" } }, front = { { "Test Base", as = "base" }, { "Test Kin", as = "kin" }, { "Test Namesake", as = "namesake" } } } },
  play = function(s)
    s.A:refused("raid", "zealot", "kin", { rule = "UA-5.1" })
    s.A:refused("raid", "zealot", "namesake", { rule = "UA-5.1" })
    s.A:raid("named", "namesake")
    s:expect("named", { at = "front", under = { "namesake" } })
    s.A:raid("zealot", "base")
    s:expect("zealot", { at = "front", raided = true, under = { "base" } })
  end,
}

scenario "Raid: several names mean any of them" {
  rules = { "UA-5.1" },
  board = { A = { hand = { "Test Twofold" }, front = { "Test Kin" } } },
  play = function(s)
    s.A:raid("Test Twofold", "Test Kin")
    s:expect("Test Twofold", { raided = true, impact = 1, damage = 2 })
  end,
}

scenario "Raid: the base is an own character on the field that has no Raid itself" {
  rules = { "UA-5.2" },
  board = {
    A = { hand = { { "Test Over", as = "over" }, { "Test Base", as = "held" }, { "Test Twofold", as = "two" } }, front = { { "Test Raider", as = "stack", on = { "Test Base" } } } },
    B = { front = { { "Test Base", as = "theirs" } } },
  },
  play = function(s)
    s.A:refused("raid", "over", "stack", { rule = "UA-5.2" })
    s.A:refused("raid", "two", "theirs", { rule = "UA-5.2" })
    s.A:refused("raid", "two", "held", { rule = "UA-5.2" })
    s.A:refused("raid", "held", "stack", { rule = "UA-5.1" })
    s:expect("stack", { raided = true, under = { "Test Base" } })
  end,
}

scenario "Raid: a card may allow raids onto characters with Raid, and then the stack keeps its order" {
  rules = { "UA-5.2", "UA-5.10", "UA-5.4" },
  board = { A = { hand = { "Test Over", "Test Dig" }, front = { { "Test Open", on = { "Test Base" } } } } },
  play = function(s)
    s.A:raid("Test Over", "Test Open")
    s:expect("Test Over", { under = { "Test Base", "Test Open" }, raided = true })
    s.A:play("Test Dig")
    s:expect("Test Base", { zone = "hand" })
    s:expect("Test Over", { under = { "Test Open" } })
  end,
}

scenario "Raid: costs the required energy and the AP of the card" {
  rules = { "UA-5.3", "UA-4.14", "UA-4.15" },
  cases = {
    { name = "too little energy", energy = {}, front = { "Test Base" }, ap = 3, rule = "UA-4.14" },
    { name = "too few AP cards", energy = { "Test Base" }, front = {}, ap = 1, rule = "UA-4.15" },
    { name = "enough", energy = { "Test Base" }, front = {}, ap = 2 },
  },
  board = function(case) return { A = { hand = { "Test Raider" }, energy = case.energy, front = case.front, ap = case.ap } } end,
  play = function(s, case)
    if case.rule then
      s.A:refused("raid", "Test Raider", "Test Base", { rule = case.rule })
      s:expect("Test Raider", { zone = "hand" })
    else
      s.A:raid("Test Raider", "Test Base", { at = "energy" })
      s:expect("Test Raider", { at = "energy", raided = true })
      s:expect(s.A, { ap = 0 })
    end
  end,
}

scenario "Raid: the base loses all, its energy too; the stack becomes active, and may move to the front line" {
  rules = { "UA-5.4", "UA-5.11" },
  board = { A = { hand = { "Test Raider", "Test Tally" }, energy = { { "Test Base", exhausted = true, locked = 1 } } } },
  play = function(s)
    s.A:activate("Test Base")
    s:expect("Test Base", { bp = 2500 })
    s:expect(s.A, { energy = 2 })
    s.A:raid("Test Raider", "Test Base")
    s:options("front", "energy")
    s.A:choose("front")
    s:expect("Test Raider", { at = "front", exhausted = false, bp = 4000, locked = 0 })
    s:expect("Test Base", { zone = "under", host = "Test Raider" })
    s:expect(s.A, { energy = 0, hand_size = 1 })
    s.A:play("Test Tally")
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Raid: a base on the front line stays there without a question" {
  rules = { "UA-5.4" },
  board = { A = { hand = { "Test Twofold" }, front = { { "Test Base", exhausted = true } } } },
  play = function(s)
    s.A:raid("Test Twofold", "Test Base")
    s:expect("Test Twofold", { at = "front", exhausted = false })
    s:expect(s.A, { hand_size = 1 }) -- its effect of being played
    s:owes(s.A, "act")
  end,
}

scenario "Raid: what is printed after the Raid line works in raid state alone, what comes before it always" {
  rules = { "UA-5.5", "UA-5.1" },
  board = { A = { hand = { "Test Twofold" }, front = { "Test Base" } } },
  play = function(s)
    s.A:play("Test Twofold", { at = "front" })
    s:expect("Test Twofold", { raided = false, impact = 0, damage = 2, exhausted = true })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Raid: a raided character has not attacked this turn, and has used nothing" {
  rules = { "UA-5.6", "UA-6.3" },
  board = { A = { hand = { "Test Attacker" }, front = { { "Test Base", attacks = 1, exhausted = true } } } },
  play = function(s)
    s.A:activate("Test Base")
    s.A:raid("Test Attacker", "Test Base")
    s:expect("Test Attacker", { attacks = 0 })
    s.A:activate("Test Attacker")
    s.A:end_main()
    s.A:attack("Test Attacker")
    s:expect("Test Attacker", { attacks = 1, exhausted = false })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Raid: on a full front line it makes room there, or stays" {
  rules = { "UA-5.7", "UA-4.17", "UA-5.4" },
  cases = { { name = "room is made", front = true }, { name = "it stays", front = false } },
  board = { A = { hand = { "Test Twofold" }, energy = { "Test Base" }, front = { { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" }, { vanilla(400), as = "d" } } } },
  play = function(s, case)
    s.A:raid("Test Twofold", "Test Base", { at = case.front and "front" or "energy" })
    if case.front then
      s.A:choose("d")
      s:expect("d", { zone = "removal" })
    end
    s:expect("Test Twofold", { at = case.front and "front" or "energy" })
    s:expect(s.A, { front_size = 4, removal_size = case.front and 1 or 0 })
  end,
}

scenario "Raid: by a house rule it needs a free place on the front line" {
  rules = { "UA-5.4" },
  format = { raid_makes_room = 0 },
  board = { A = { hand = { "Test Twofold" }, energy = { "Test Base" }, front = { vanilla(100), vanilla(200), vanilla(300), vanilla(400) } } },
  play = function(s)
    s.A:raid("Test Twofold", "Test Base")
    s:expect("Test Twofold", { at = "energy", exhausted = false })
    s:expect(s.A, { front_size = 4 })
  end,
}

scenario "Raid: when a stack leaves, the cards under it go to the sideline without being sidelined" {
  rules = { "UA-5.8" },
  board = { A = { hand = { "Test Recall" }, front = { { "Test Raider", on = { "Test Base" } } }, energy = { "Test Mourner" } } },
  play = function(s)
    s.A:play("Test Recall")
    s:expect("Test Raider", { zone = "hand", raided = false })
    s:expect("Test Base", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Raid: by a house rule the cards under a stack that leaves are sidelined" {
  rules = { "UA-2.6" },
  format = { under_is_sidelined = 1 },
  board = { A = { hand = { "Test Recall" }, front = { { "Test Raider", on = { "Test Base" } } }, energy = { "Test Mourner" } } },
  play = function(s)
    s.A:play("Test Recall")
    s:expect("Test Base", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

card { name = "Test Keen", type = "character", bp = 1000, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end } ]] }

scenario "Raid: by that house rule too a card under another one has no text of its own that could trigger" {
  rules = { "UA-5.11", "UA-5.4" },
  format = { under_is_sidelined = 1 },
  board = { A = { hand = { "Test Recall" }, front = { { "Test Raider", on = { "Test Keen" } } } } },
  play = function(s)
    s.A:play("Test Recall")
    s:expect("Test Keen", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Raid: when the top card alone is taken the base stays where it is, in the same state" {
  rules = { "UA-5.9" },
  cases = { { name = "active", rested = false }, { name = "rested", rested = true } },
  board = function(case) return { A = { hand = { "Test Peel" }, front = { { "Test Raider", on = { "Test Base" }, exhausted = case.rested } } } } end,
  play = function(s, case)
    s.A:play("Test Peel")
    s:expect("Test Raider", { zone = "hand" })
    s:expect("Test Base", { at = "front", exhausted = case.rested, raided = false, bp = 1500 })
    s:expect(s.A, { hand_size = 1 })
    s.A:activate("Test Base")
    s:expect("Test Base", { bp = 2500 })
  end,
}

scenario "Raid: in the hand a card has its Raid line, other characters do not" {
  rules = { "UA-5.1" },
  board = { A = { hand = { "Test Kin" }, front = { "Test Base" } } },
  play = function(s)
    s.A:refused("raid", "Test Kin", "Test Base", { rule = "UA-5.1" })
    s:expect("Test Base", { at = "front" })
  end,
}

scenario "Raid: of a stack of three whose top card is taken, the next one is in raid state on the lowest" {
  rules = { "UA-5.9", "UA-5.10" },
  board = { A = { hand = { "Test Peel" }, front = { { "Test Over", on = { "Test Base", "Test Open" } } } } },
  play = function(s)
    s.A:play("Test Peel")
    s:expect("Test Over", { zone = "hand" })
    s:expect("Test Open", { at = "front", raided = true, under = { "Test Base" } })
    s:expect("Test Base", { zone = "under", host = "Test Open" })
  end,
}

scenario "Raid: a stack that loses a battle: the top card is sidelined, those under it just go to the sideline" {
  rules = { "UA-5.8", "UA-6.7" },
  board = { A = { front = { { vanilla(9000), as = "attacker" } } }, B = { front = { { "Test Twofold", on = { "Test Base" } } }, energy = { "Test Mourner" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:block("Test Twofold")
    s:expect("Test Twofold", { zone = "sideline", raided = false })
    s:expect("Test Base", { zone = "sideline" })
    s:expect(s.B, { hand_size = 0, sideline_size = 2 })
  end,
}

scenario "Raid: a stack that makes room: the top card goes to the removal area, those under it to the sideline" {
  rules = { "UA-5.8", "UA-4.17" },
  board = { A = { hand = { { vanilla(700), as = "new" } }, front = { { "Test Twofold", on = { "Test Base" } }, { vanilla(100), as = "b" }, { vanilla(200), as = "c" }, { vanilla(300), as = "d" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:choose("Test Twofold")
    s:expect("Test Twofold", { zone = "removal" })
    s:expect("Test Base", { zone = "sideline" })
    s:expect(s.A, { removal_size = 1, sideline_size = 1, front_size = 4 })
  end,
}

scenario "Raid: moved by Step a stack stays together" {
  rules = { "UA-4.9" },
  board = { A = { front = { { "Test Strider", on = { "Test Base" } } } }, phase = "movement" },
  play = function(s)
    s.A:choose("Test Strider")
    s.A:pass()
    s:expect("Test Strider", { at = "energy", raided = true, under = { "Test Base" } })
    s:expect(s.A, { energy_size = 1, front_size = 0 })
  end,
}
card { name = "Test Strider", type = "character", bp = 3000, keywords = { "Raid", "Step" }, raid = { "Test Base" } }
card { name = "Test Sale", type = "site", script = [[ cost_change { of = playing { yours = true, type = "character" }, less = { ap = 1, required_energy = 2 } } ]] }
card { name = "Test Ordain", type = "event", script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:give(fx.it, { tags = { "Order" }, lasts = "turn" }) end } ]] }
card { name = "Test Weaken", type = "event", script = [[ on_play { target = { it = character {} }, effect = function(fx) fx:give(fx.it, { bp = -900, lasts = "turn" }) end } ]] }

scenario "Raid: what changes the cost of a card changes that of a raid with it" {
  rules = { "UA-5.3", "UA-4.19" },
  board = { A = { hand = { "Test Raider" }, front = { "Test Base" }, energy = { "Test Sale" }, ap = 1 } },
  play = function(s)
    s.A:raid("Test Raider", "Test Base")
    s:expect("Test Raider", { raided = true })
    s:expect(s.A, { ap = 0 })
  end,
}

scenario "Raid: a trait that a character was given counts for the Raid line, one that it has under another card does not" {
  rules = { "UA-5.1", "UA-10.10" },
  board = { A = { hand = { "Test Ordain", { "Test Zealot", as = "zealot" } }, front = { { vanilla(1000), as = "it" } } } },
  play = function(s)
    s.A:refused("raid", "zealot", "it", { rule = "UA-5.1" })
    s.A:play("Test Ordain")
    s.A:raid("zealot", "it")
    s:expect("zealot", { raided = true, under = { "it" } })
  end,
}

scenario "Raid: what weakened the base does not weaken the raid character" {
  rules = { "UA-5.4", "UA-2.6" },
  board = { A = { hand = { "Test Weaken", "Test Twofold" }, front = { "Test Kin" } } },
  play = function(s)
    s.A:play("Test Weaken")
    s:expect("Test Kin", { bp = 100 })
    s.A:raid("Test Twofold", "Test Kin")
    s:expect("Test Twofold", { bp = 3500 })
  end,
}
