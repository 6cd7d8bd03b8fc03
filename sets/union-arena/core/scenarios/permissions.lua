-- What cards forbid and permit.
card { name = "No Ready", type = "site", script = [[ forbid { what = "ready", affects = character { enemy = true } } ]] }
card { name = "No Move", type = "site", script = [[ forbid { what = "move", affects = character { enemy = true } } ]] }
card { name = "No Raid", type = "site", script = [[ forbid { what = "raid", affects = character { enemy = true } } ]] }
card { name = "No Front", type = "site", script = [[ forbid { what = "play", affects = card { zone = "hand", enemy = true, type = "character" }, to = place { front = true } } ]] }
card { name = "No Events", type = "site", script = [[ forbid { what = "play", affects = card { zone = "hand", enemy = true, type = "event" } } ]] }
card { name = "No Attack", type = "site", script = [[ forbid { what = "attack", affects = character { enemy = true, bp = { max = 1000 } } } ]] }
card { name = "No Block", type = "site", script = [[ forbid { what = "block", affects = character { enemy = true, bp = { max = 1000 } } } ]] }
card { name = "Test Base", type = "character", bp = 1000 }
card { name = "Test Raider", type = "character", bp = 3000, keywords = { "Raid" }, raid = { "Test Base" } }
card { name = "Test Waking", type = "event", script = [[ on_play { effect = function(fx) fx:ready(fx:all(character { yours = true })) end } ]] }
card { name = "Test Sweep", type = "event", script = [[ on_play { effect = function(fx) fx:sideline(fx:all(character { enemy = true })) end } ]] }
card { name = "Test Return", type = "event", script = [[ on_play { effect = function(fx) fx:bounce(fx:all(character {})) end } ]] }
card { name = "Test Anchor", type = "character", bp = 1000, script = [[ forbid { what = "leave", affects = self, by = opponents } ]] }

scenario "Forbidden: to become active, by a phase and by an effect" {
  rules = { "UA-4.20" },
  board = { A = { hand = { "Test Waking" }, front = { { vanilla(1000), as = "it", exhausted = true } } }, B = { energy = { "No Ready" } } },
  play = function(s)
    s.A:play("Test Waking")
    s:expect("it", { exhausted = true })
    s:next_turn()
    s:next_turn()
    s:expect("it", { exhausted = true })
    s:expect(s.A, { ap = 3 })
  end,
}

scenario "Forbidden: to move" {
  rules = { "UA-4.8" },
  board = { A = { energy = { { vanilla(1000), as = "it" } } }, B = { energy = { "No Move" } }, phase = "movement" },
  play = function(s)
    s:phase("main")
    s:expect("it", { at = "energy" })
  end,
}

scenario "Forbidden: to be raided onto" {
  rules = { "UA-5.2" },
  board = { A = { hand = { "Test Raider" }, front = { "Test Base" } }, B = { energy = { "No Raid" } } },
  play = function(s)
    s.A:refused("raid", "Test Raider", "Test Base", { rule = "UA-5.2", by = "No Raid" })
    s.A:play("Test Raider", { at = "front" })
    s:expect("Test Raider", { raided = false })
  end,
}

scenario "Forbidden: characters on the front line, events at all" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { vanilla(1000), as = "it" }, "Test Waking" } }, B = { energy = { "No Front", "No Events" } } },
  play = function(s)
    s.A:refused("play", "Test Waking", { rule = "UA-4.16", by = "No Events" })
    s.A:play("it")
    s:expect("it", { at = "energy" })
  end,
}

scenario "Forbidden: to attack, by BP as it is now" {
  rules = { "UA-6.1" },
  board = { A = { front = { { vanilla(1000), as = "weak" }, { vanilla(1500), as = "strong" } } }, B = { energy = { "No Attack" } }, phase = "attack" },
  play = function(s)
    s.A:refused("attack", "weak", { rule = "UA-6.1", by = "No Attack" })
    s.A:attack("strong")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Forbidden: to block, by BP as it is now" {
  rules = { "UA-6.5" },
  board = { A = { front = { { vanilla(1200), as = "attacker" } }, energy = { "No Block" } }, B = { front = { { vanilla(1000), as = "weak" }, { vanilla(1500), as = "strong" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:refused("block", "weak", { rule = "UA-6.5", by = "No Block" })
    s.B:block("strong")
    s:expect("strong", { at = "front", exhausted = true })
    s:expect("attacker", { at = "front" })
  end,
}

scenario "Forbidden: to leave by effects of the other player; battle and own effects do it" {
  rules = { "UA-10.3", "UA-6.7" },
  cases = {
    { name = "an effect of the other player", turn = "A", card = "Test Sweep", zone = "front" },
    { name = "an own effect", turn = "B", card = "Test Return", zone = "hand" },
    { name = "battle", turn = "A", zone = "sideline" },
  },
  board = function(case)
    return { A = { hand = { "Test Sweep" }, front = { { vanilla(3000), as = "attacker" } } }, B = { hand = { "Test Return" }, front = { "Test Anchor" } }, turn = case.turn, phase = case.card and "main" or "attack" }
  end,
  play = function(s, case)
    if case.card then
      s[case.turn]:play(case.card)
    else
      s.A:attack("attacker")
      s.B:block("Test Anchor")
    end
    s:expect("Test Anchor", { zone = case.zone })
  end,
}
card { name = "No Triggers", type = "site", script = [[ replacement { on = opponents.uses_trigger, change = skip } ]] }
card { name = "Test Get", type = "character", bp = 1000, trigger = "get" }

scenario "Forbidden: a used trigger may be skipped; the card goes to the sideline" {
  rules = { "UA-7.2", "UA-10.8" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } }, energy = { "No Triggers" } }, B = { life = { "Test Get", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Get")
    s:expect("Test Get", { zone = "sideline" })
    s:expect(s.B, { hand_size = 0, life = 1 })
  end,
}

scenario "Forbidden: to become active, and so Double Attack attacks once" {
  rules = { "UA-6.3" },
  board = { A = { front = { { vanilla(3000, "Double Attack"), as = "it" } } }, B = { energy = { "No Ready" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { exhausted = true, attacks = 1 })
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

card { name = "No Advance", type = "site", script = [[ forbid { what = "play", affects = playing { enemy = true, type = "character" }, to = place { front = true } } ]] }
card { name = "No Use", type = "site", script = [[ forbid { what = "play", affects = playing { enemy = true, type = "event" } } ]] }
card { name = "No Effects", type = "site", script = [[ forbid { what = "trigger", affects = character { enemy = true } } ]] }
card { name = "Test Scout", type = "character", bp = 1000, script = [[
triggered { on = self.played, effect = function(fx) fx:draw(1) end }
triggered { on = self.sidelined, effect = function(fx) fx:draw(1) end }
]] }

scenario "Forbidden: cards that are being played, to the front line or at all" {
  rules = { "UA-4.16" },
  board = { A = { hand = { { vanilla(1000), as = "it" }, "Test Waking" } }, B = { energy = { "No Advance", "No Use" } } },
  play = function(s)
    s.A:refused("play", "Test Waking", { rule = "UA-4.16", by = "No Use" })
    s.A:play("it")
    s:expect("it", { at = "energy" })
  end,
}

card { name = "Test Fall", type = "event", script = [[ on_play { effect = function(fx) fx:sideline(fx:all(character {})) end } ]] }

scenario "Forbidden: that effects of characters trigger, of those that have just left too" {
  rules = { "UA-4.16" },
  cases = { { name = "allowed", sites = {}, drawn = 1 }, { name = "forbidden", sites = { "No Effects" }, drawn = 0 } },
  board = function(case) return { A = { hand = { "Test Scout", "Test Fall" } }, B = { front = { { "Test Scout", as = "theirs" } }, energy = case.sites } } end,
  play = function(s, case)
    s.A:play("Test Scout", { at = "front" })
    s:expect(s.A, { hand_size = 1 + case.drawn })
    s.A:play("Test Fall")
    s:expect(s.A, { hand_size = 2 * case.drawn })
    s:expect(s.B, { hand_size = 1 }) -- its own are not forbidden
  end,
}
