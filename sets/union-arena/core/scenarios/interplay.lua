-- Rules that meet.
card { name = "Test Base", type = "character", bp = 1000, generates = { green = 1 } }
card { name = "Test Raider", type = "character", bp = 4000, keywords = { "Raid" }, raid = { "Test Base" }, trigger = "raid" }
card { name = "Test Flicker", type = "event", script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx)
  local r = fx:bounce(fx.it)
  fx:play(fx:all(card { zone = "hand", owner = you, type = "character" }), { at = "front" })
end } ]] }
card { name = "Test Savior", type = "character", bp = 1000, script = [[ replacement { on = character { yours = true, other = true }.sidelined, limit = "turn", effect = function(fx) fx:bounce(fx.event.subject) end } ]] }
card { name = "Test Wave", type = "event", script = [[ on_play { effect = function(fx) fx:give(fx:all(character { enemy = true, at = "front" }), { bp = -1000, lasts = "turn" }) end } ]] }
card { name = "Test Vamp", type = "character", bp = 3000, script = [[ triggered { on = self.wins_battle, optional = true, cost = { ap = 1 }, effect = function(fx) fx:ready(fx.self) end } ]] }
card { name = "Test Nuke", type = "event", script = [[ on_play { effect = function(fx) fx:sideline(fx:all(character {})) end } ]] }
card { name = "Test Lord", type = "character", bp = 2000, script = [[ static { affects = character { yours = true, other = true }, give = { bp = 500, keywords = "Impact 1" } } ]] }
card { name = "Test Siphon", type = "character", bp = 1000, script = [[ triggered { on = self.unblocked, effect = function(fx) fx:give(fx.self, { keywords = "Damage 3", lasts = "battle" }) end } ]] }
card { name = "Test Leech", type = "character", bp = 3000, script = [[ triggered { on = opponents.damaged, effect = function(fx) fx:draw(fx.event.amount) end } ]] }
card { name = "Test Retreat", type = "character", bp = 3000, script = [[ triggered { on = self.attacks, effect = function(fx) fx:move(fx.self, "energy") end } ]] }
card { name = "Test Ambush", type = "character", bp = 1000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:move(fx.self, "energy") end } ]] }
card { name = "Test Deadly", type = "character", bp = 500, script = [[ triggered { on = self.sidelined, effect = function(fx) fx:sideline(fx:choose(character { enemy = true, at = "front" })) end } ]] }

scenario "Interplay: a character that returns and is played again in one effect is a new one, rested" {
  rules = { "UA-2.6", "UA-4.22" },
  board = { A = { hand = { "Test Flicker" }, front = { { vanilla(1000), as = "a", exhausted = true, attacks = 1 } } } },
  play = function(s)
    s.A:play("Test Flicker")
    s:expect("a", { at = "front", exhausted = true, attacks = 0 })
  end,
}

scenario "Interplay: of two that fall together a card that saves once a turn saves one" {
  rules = { "UA-10.8", "UA-10.3" },
  board = { A = { hand = { "Test Wave" } }, B = { front = { { vanilla(900), as = "a" }, { vanilla(800), as = "b" } }, energy = { "Test Savior" } } },
  play = function(s)
    s.A:play("Test Wave")
    s:expect("a", { zone = "hand" })
    s:expect("b", { zone = "sideline" })
  end,
}

scenario "Interplay: a winner that pays to become active attacks again" {
  rules = { "UA-6.7", "UA-10.5", "UA-4.15" },
  board = { A = { front = { "Test Vamp" } }, B = { front = { { vanilla(1000), as = "a" }, { vanilla(1000), as = "b" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Vamp")
    s.B:block("a")
    s.A:yes()
    s:expect("Test Vamp", { exhausted = false })
    s.A:attack("Test Vamp")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.A, { ap = 2 })
  end,
}

scenario "Interplay: BP and Impact that another card gives count in battle" {
  rules = { "UA-11.1", "UA-6.7" },
  board = { A = { front = { "Test Lord", { vanilla(1000), as = "x" } } }, B = { front = { { vanilla(1500), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s:expect("x", { bp = 1500, impact = 1 })
    s.A:attack("x")
    s.B:block("wall")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Interplay: Damage that is given when the attack is not blocked counts for it" {
  rules = { "UA-6.4", "UA-6.9" },
  board = { A = { front = { "Test Siphon" } }, B = { front = { vanilla(100) } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Siphon")
    s.B:pass()
    s.A:choose("life 1", "life 2", "life 3")
    s:expect(s.B, { life = 4 })
    s:expect("Test Siphon", { damage = 1 })
  end,
}

scenario "Interplay: an effect knows how much damage was dealt" {
  rules = { "UA-7.1" },
  board = { A = { front = { { vanilla(1000, "Damage 2"), as = "x" } }, energy = { "Test Leech" } }, B = { life = 5 }, phase = "attack" },
  play = function(s)
    s.A:attack("x")
    s.A:choose("life 1", "life 2")
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Interplay: an attacker that moves to the energy line attacks all the same" {
  rules = { "UA-6.3", "UA-6.7" },
  board = { A = { front = { "Test Retreat" } }, B = { front = { { vanilla(100), as = "w" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Retreat")
    s:expect("Test Retreat", { at = "energy", attacking = true })
    s.B:block("w")
    s:expect("w", { zone = "sideline" })
  end,
}

scenario "Interplay: a blocker that moves to the energy line blocks all the same" {
  rules = { "UA-6.4", "UA-6.7" },
  board = { A = { front = { { vanilla(100), as = "w" } } }, B = { front = { "Test Ambush" } }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.B:block("Test Ambush")
    s:expect("Test Ambush", { at = "energy" })
    s:expect("w", { at = "front" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Interplay: an attacker that the blocker's last effect sidelines deals no Impact" {
  rules = { "UA-6.7" },
  board = { A = { front = { { vanilla(1000, "Impact 1"), as = "w" } } }, B = { front = { "Test Deadly" } }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.B:block("Test Deadly")
    s:expect("w", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Interplay: raid characters of both sides that are sidelined go with what lies under them to their owners" {
  rules = { "UA-5.8", "UA-10.3" },
  board = { A = { hand = { "Test Nuke" }, front = { { "Test Raider", on = { "Test Base" } } } }, B = { front = { { "Test Raider", as = "theirs", on = { { "Test Base", as = "tb" } } } } } },
  play = function(s)
    s.A:play("Test Nuke")
    s:expect("theirs", { zone = "sideline" })
    s:expect("tb", { zone = "sideline", owner = s.B })
    s:expect(s.A, { sideline_size = 3 })
    s:expect(s.B, { sideline_size = 2 })
  end,
}

scenario "Interplay: a raid by trigger makes room on a full front line" {
  rules = { "UA-7.8", "UA-4.17", "UA-5.4" },
  board = { A = { front = { { vanilla(3000), as = "w" } } }, B = { life = { "Test Raider", "Kiriko" }, energy = { "Test Base" }, front = { { vanilla(100), as = "a", exhausted = true }, { vanilla(100), as = "b", exhausted = true }, { vanilla(100), as = "c", exhausted = true }, { vanilla(100), as = "d", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.A:choose("life 1")
    s.B:choose("Test Raider")
    s.B:choose("Test Base")
    s.B:choose("front")
    s.B:choose("c")
    s:expect("Test Raider", { at = "front", raided = true })
    s:expect("c", { zone = "removal" })
  end,
}

card { name = "Test Toll", type = "character", bp = 1000, script = [[ permit { what = "choose", affects = self, by = opponents, cost = { ap = 1 } } ]] }
card { name = "Test special", type = "character", bp = 1000, trigger = "special" }
card { name = "Test final", type = "character", bp = 1000, trigger = "final" }
card { name = "Test draw", type = "character", bp = 1000, trigger = "draw" }
card { name = "Test Anchor", type = "character", bp = 1000, script = [[ forbid { what = "leave", affects = self } ]] }
card { name = "Test Berserk", type = "character", bp = 1000, keywords = { "Double Attack" }, script = [[ static { affects = self, give = { must_attack = true } } ]] }
card { name = "Test Bind", type = "character", bp = 1000, script = [[ static { affects = character { enemy = true, at = "front" }, give = { must_block = true } } ]] }
card { name = "Test Thief", type = "character", bp = 2000, script = [[ triggered { on = self.unblocked, effect = function(fx) fx:discard(1, fx.opponents) end } ]] }
card { name = "Test Deckard", type = "site", script = [[ replacement { on = you.draws, limit = "turn", effect = function(fx) fx:put(fx:choose(card { zone = "sideline", owner = you }), "hand") end } ]] }
card { name = "Test Draw2", type = "event", script = [[ on_play { effect = function(fx) fx:draw(2) end } ]] }
card { name = "Test Grave", type = "site", script = [[ replacement { on = card { owner = you, zone = "hand" }.discarded, effect = function(fx) fx:put(fx.event.subject, "removal") end } ]] }
card { name = "Test Loot", type = "event", script = [[ on_play { effect = function(fx)
  if fx:discard(1).done then fx:draw(1) end
end } ]] }
card { name = "Test Swap", type = "event", script = [[ on_play { target = { mine = character { yours = true }, foe = character { enemy = true } }, effect = function(fx)
  fx:bounce(fx.mine)
  fx:bounce(fx.foe)
end } ]] }
card { name = "Test Curse", type = "site", script = [[ static { affects = character { enemy = true }, give = { bp = -600 } } ]] }

scenario "Interplay: what asks 1 AP for being chosen asks it of a trigger too" {
  rules = { "UA-7.2", "UA-10.9" },
  board = { A = { front = { "Test Toll" } }, B = { life = { "Test special", "Kiriko" }, ap = 1 }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Toll")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("Test Toll", { zone = "sideline" })
    s:expect(s.B, { ap = 0 })
  end,
}

scenario "Interplay: without that AP a trigger does not choose it" {
  rules = { "UA-7.2" },
  board = { A = { front = { "Test Toll" } }, B = { life = { "Test special", "Kiriko" }, ap = 0 }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Toll")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("Test Toll", { at = "front" })
  end,
}

scenario "Interplay: what cannot leave by effects is put away to make room" {
  rules = { "UA-4.17" },
  board = { A = { hand = { { vanilla(3000), as = "new" } }, front = { "Test Anchor", { vanilla(100), as = "a" }, { vanilla(100), as = "b" }, { vanilla(100), as = "c" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s.A:choose("Test Anchor")
    s:expect("Test Anchor", { zone = "removal" })
  end,
}

scenario "Interplay: who must attack and attacks twice must do so twice" {
  rules = { "UA-6.6", "UA-6.3" },
  board = { A = { front = { "Test Berserk", { vanilla(100), as = "x" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Berserk")
    s.A:choose("life 1")
    s.A:refused("pass", { rule = "UA-6.6" })
    s.A:refused("attack", "x", { rule = "UA-6.6" })
    s.A:attack("Test Berserk")
    s.A:choose("life 1")
    s.A:pass()
    s:turn(s.B)
    s:expect(s.B, { life = 5 })
  end,
}

scenario "Interplay: when all must block, any of them does" {
  rules = { "UA-6.5" },
  board = { A = { front = { "Test Bind" } }, B = { front = { { vanilla(100), as = "a" }, { vanilla(5000), as = "b" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Bind")
    s:options("a", "b")
    s.B:block("b")
    s:expect("Test Bind", { at = "front" })
  end,
}

scenario "Interplay: an effect of not being blocked comes before the damage" {
  rules = { "UA-6.4", "UA-6.9" },
  board = { A = { front = { "Test Thief" } }, B = { hand = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Thief")
    s:owes(s.B, "choose")
    s.B:choose("Netero")
    s.A:choose("life 1")
    s:expect(s.B, { hand_size = 1, life = 6 })
  end,
}

scenario "Interplay: the first of two draws is replaced, the second one is not" {
  rules = { "UA-10.8", "UA-4.4" },
  board = { A = { hand = { "Test Draw2" }, energy = { "Test Deckard" }, sideline = { "Kiriko", "Netero" }, deck = 5 } },
  play = function(s)
    s.A:play("Test Draw2")
    s.A:choose("Netero")
    s:expect("Netero", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 4 })
  end,
}

scenario "Interplay: what is discarded goes to the removal area instead" {
  rules = { "UA-10.8" },
  board = { A = { hand = { "Test Loot", "Kiriko" }, energy = { "Test Grave" }, deck = 5 } },
  play = function(s)
    s.A:play("Test Loot")
    s:expect("Kiriko", { zone = "removal" })
  end,
}

scenario "Interplay: without an own character the enemy still returns" {
  rules = { "UA-10.3" },
  board = { A = { hand = { "Test Swap" }, front = {} }, B = { front = { { vanilla(1000), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Swap")
    s:expect("foe", { zone = "hand" })
  end,
}

scenario "Interplay: who comes in with BP 0 falls at once" {
  rules = { "UA-10.3", "UA-4.16" },
  board = { A = { hand = { { vanilla(500), as = "tiny" } } }, B = { energy = { "Test Curse" } } },
  play = function(s)
    s.A:play("tiny", { at = "front" })
    s:expect("tiny", { zone = "sideline" })
    s:expect(s.A, { ap = 2 })
  end,
}

scenario "Interplay: the effect of being played comes even when the character has fallen" {
  rules = { "UA-10.3", "UA-10.2" },
  board = { A = { hand = { "Mito" }, front = { { vanilla(2000), as = "x" } } }, B = { energy = { "Test Curse" } } },
  play = function(s)
    s.A:play("Mito", { at = "front" })
    s:expect("Mito", { zone = "sideline" })
    s.A:choose("x")
    s:expect("x", { bp = 2400 })
  end,
}

scenario "Interplay: a Draw trigger before a Final one" {
  rules = { "UA-7.5", "UA-7.2" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "w" } } }, B = { life = { { "Test final", as = "one" }, "Test draw" }, deck = 2 }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.B:choose("Test draw")
    s.B:choose("one")
    s:expect(s.B, { life = 1, deck_size = 0, hand_size = 1 })
    s:over(false)
  end,
}

scenario "Interplay: who draws the last card first has none for Final" {
  rules = { "UA-7.5", "UA-9.1" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "w" } } }, B = { life = { { "Test final", as = "one" }, "Test draw" }, deck = 1 }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.B:choose("Test draw")
    s.B:choose("one")
    s:won(s.A)
  end,
}

card { name = "Test Peel", type = "event", script = [[ on_play { effect = function(fx) fx:peel(fx:all(character { yours = true, raided = true }), "sideline") end } ]] }
card { name = "Test Game", type = "character", bp = 1000, script = [[ activated { limit = "game", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Twice", type = "character", bp = 1000, script = [[ activated { limit = { n = 2, per = "turn" }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Scribe", type = "character", bp = 1000, script = [[ triggered { on = character { yours = true, other = true }.played, limit = "turn", effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Exhume", type = "event", script = [[ on_play { target = { it = card { zone = "removal", owner = you, type = "character" } }, effect = function(fx) fx:play(fx.it, { at = "front", ready = true }) end } ]] }
card { name = "Test Nuller", type = "character", bp = 1000, script = [[ triggered { on = self.blocks, effect = function(fx) fx:give(fx.self, { keywords = "Nullify Impact", lasts = "battle" }) end } ]] }
card { name = "Test Grow", type = "character", bp = 1000, script = [[ triggered { on = self.blocked, effect = function(fx) fx:give(fx.self, { bp = 1000, keywords = "Impact 1", lasts = "battle" }) end } ]] }
card { name = "Test Oath", type = "character", bp = 1000, script = [[ activated { cost = { sideline = character { yours = true, other = true } }, effect = function(fx) fx:draw(2) end } ]] }
card { name = "Test Bouncer", type = "character", bp = 1000, script = [[ activated { cost = { bounce = self, ap = 1 }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Fork", type = "event", script = [[ on_play { modes = { pick = 1,
  mode { text = "big", when = some(character { yours = true, bp = { min = 3000 } }), effect = function(fx) fx:draw(3) end },
  mode { text = "small", effect = function(fx) fx:draw(1) end },
} } ]] }

scenario "Interplay: cards face down under a character stay with it through a raid and after it" {
  rules = { "UA-5.4", "UA-5.9" },
  board = { A = { hand = { "Test Raider", "Test Peel" }, front = { { "Test Base", hidden = { "Kiriko" } } } } },
  play = function(s)
    s.A:raid("Test Raider", "Test Base")
    s:expect("Kiriko", { host = "Test Raider" })
    s:sees(s.B, "Kiriko", false)
    s:sees(s.A, "Kiriko")
    s.A:play("Test Peel")
    s:expect("Test Raider", { zone = "sideline" })
    s:expect("Test Base", { at = "front", raided = false })
    s:expect("Kiriko", { host = "Test Base" })
    s:sees(s.B, "Kiriko", false)
  end,
}

scenario "Interplay: once a game is not once a turn" {
  rules = { "UA-4.26" },
  board = { A = { front = { "Test Game" } } },
  play = function(s)
    s.A:activate("Test Game")
    s:next_turn()
    s:next_turn()
    s.A:refused("activate", "Test Game", { rule = "UA-4.26" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Interplay: twice a turn" {
  rules = { "UA-4.26" },
  board = { A = { front = { "Test Twice" } } },
  play = function(s)
    s.A:activate("Test Twice")
    s.A:activate("Test Twice")
    s.A:refused("activate", "Test Twice", { rule = "UA-4.26" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Interplay: an effect that triggers once a turn" {
  rules = { "UA-4.26", "UA-4.16" },
  board = { A = { energy = { "Test Scribe" }, hand = { { vanilla(1000), as = "a" }, { vanilla(1000), as = "b" } } } },
  play = function(s)
    s.A:play("a", { at = "front" })
    s.A:play("b", { at = "front" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Interplay: an effect may use a card of the removal area" {
  rules = { "UA-2.2", "UA-4.20" },
  board = { A = { hand = { "Test Exhume" }, removal = { "Kiriko", "Fishing Rod", "Mito" }, deck = 3 } },
  play = function(s)
    s.A:play("Test Exhume")
    s:options("Kiriko", "Mito")
    s.A:choose("Kiriko")
    s:expect("Kiriko", { at = "front", exhausted = false })
    s:expect(s.A, { hand_size = 1, removal_size = 2 })
  end,
}

scenario "Interplay: Nullify Impact that a blocker gets as it blocks counts" {
  rules = { "UA-11", "UA-6.4" },
  board = { A = { front = { { vanilla(3000, "Impact 1"), as = "w" } } }, B = { front = { "Test Nuller" } }, phase = "attack" },
  play = function(s)
    s.A:attack("w")
    s.B:block("Test Nuller")
    s:expect("Test Nuller", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
  end,
}

scenario "Interplay: BP and Impact that an attacker gets as it is blocked count" {
  rules = { "UA-6.4", "UA-6.7", "UA-11.1" },
  board = { A = { front = { "Test Grow" } }, B = { front = { { vanilla(2000), as = "w" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Grow")
    s.B:block("w")
    s:expect("w", { zone = "sideline" })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
    s:expect("Test Grow", { bp = 1000, impact = 0 })
  end,
}

scenario "Interplay: another character as a cost" {
  rules = { "UA-4.25" },
  board = { A = { front = { "Test Oath", { vanilla(1000), as = "x" } }, energy = { { vanilla(1000), as = "y" } } } },
  play = function(s)
    s.A:activate("Test Oath")
    s:options("x", "y")
    s.A:choose("y")
    s:expect("y", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2 })
    s.A:activate("Test Oath")
    s:expect("x", { zone = "sideline" })
    s.A:refused("activate", "Test Oath", { rule = "UA-4.25" })
  end,
}

scenario "Interplay: itself to the hand and AP as a cost" {
  rules = { "UA-4.25", "UA-4.15" },
  board = { A = { front = { "Test Bouncer" } } },
  play = function(s)
    s.A:activate("Test Bouncer")
    s:expect("Test Bouncer", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, ap = 2 })
  end,
}

scenario "Interplay: a mode that is not open is not offered" {
  rules = { "UA-4.20" },
  cases = { { name = "big", bp = 3000, n = 3 }, { name = "small", bp = 2000, n = 1 } },
  board = function(case) return { A = { hand = { "Test Fork" }, front = { vanilla(case.bp) } } } end,
  play = function(s, case)
    s.A:play("Test Fork")
    if case.n == 3 then
      s:options("big", "small")
      s.A:pick("big")
    end
    s:expect(s.A, { hand_size = case.n })
  end,
}
