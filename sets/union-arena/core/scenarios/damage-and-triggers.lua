-- Damage and the trigger check (UA-7).
local function trigger(kind, color) return { name = "Test " .. (color or kind), type = "character", color = { color or "green" }, bp = 1000, trigger = kind, required_energy = 9 } end
for _, kind in ipairs { "draw", "get", "active", "special", "final" } do card(trigger(kind)) end
for _, color in ipairs { "blue", "red", "yellow", "purple" } do card(trigger("color", color)) end
card { name = "Test leaf", type = "character", color = { "green" }, bp = 1000, trigger = "color" }
card { name = "Test Base", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }
card { name = "Test Raider", type = "character", color = { "green" }, bp = 4000, required_energy = 2, ap = 2, trigger = "raid", keywords = { "Raid" }, raid = { "Test Base" }, script = [[ triggered { on = self.played, active = raided, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Small Green", type = "character", color = { "green" }, bp = 1100, required_energy = 2, script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Large Green", type = "character", color = { "green" }, bp = 1200, required_energy = 3 }
card { name = "Dear Green", type = "character", color = { "green" }, bp = 1300, ap = 2 }
card { name = "Green Site", type = "site", color = { "green" } }
card { name = "Small Purple", type = "character", color = { "purple" }, bp = 1100, required_energy = 2 }
card { name = "Large Purple", type = "character", color = { "purple" }, bp = 1200, required_energy = 3 }
card { name = "Other Purple", type = "character", color = { "purple" }, bp = 1150, required_energy = 1 }
card { name = "Test Ice", type = "site", script = [[ replacement { on = you.uses_trigger { trigger = "draw" }, effect = function(fx) fx:draw(2) end } ]] }
card { name = "Test Bleed", type = "event", script = [[ on_play { effect = function(fx) fx:lose_life(2) end } ]] }
card { name = "Test Blast", type = "event", script = [[ on_play { effect = function(fx) fx:deal(2, fx.opponents) end } ]] }
card { name = "Test Charm", type = "character", bp = 3000, script = [[ forbid { what = "choose", affects = self } ]] }

local attacker = { vanilla(3000), as = "attacker" }

scenario "Damage: the attacking side points; all that are pointed at are turned up together" {
  rules = { "UA-7.1", "UA-7.2" },
  board = { A = { front = { { vanilla(3000, "Damage 3"), as = "attacker" } } }, B = { life = { "Kiriko", "Test draw", "Netero", "Test get", "Tonpa" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:owes(s.A, "life")
    s.A:choose("life 4", "life 2", "life 1")
    s:expect("Kiriko", { zone = "sideline" }) -- it has no trigger
    s:expect(s.B, { life = 2 })
    s:owes(s.B, "trigger")
    s:options("Test draw", "Test get", "pass")
    s.B:choose("Test get")
    s:expect("Test get", { zone = "hand" })
    s.B:choose("Test draw")
    s:expect("Test draw", { zone = "sideline" })
    s:expect(s.B, { hand_size = 2, life = 2 })
  end,
}

scenario "Damage: of fewer life cards all are turned up" {
  rules = { "UA-7.1", "UA-7.5", "UA-9.1" },
  board = { A = { front = { { vanilla(3000, "Damage 3"), as = "attacker" } } }, B = { life = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:expect(s.B, { life = 0, sideline_size = 2 })
    s:won(s.A)
  end,
}

scenario "Damage: by a house rule the damaged player points" {
  rules = { "UA-7.1" },
  format = { attacker_points = 0 },
  board = { A = { front = { attacker } }, B = { life = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:owes(s.B, "life")
    s.B:choose("life 2")
    s:expect("Netero", { zone = "sideline" })
  end,
}

scenario "Damage: a trigger need not be used" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test draw", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:pass()
    s:expect("Test draw", { zone = "sideline" })
    s:expect(s.B, { hand_size = 0, life = 1 })
  end,
}

scenario "Damage: cards that are being checked are no life; Final saves, but the second one does nothing" {
  rules = { "UA-7.4", "UA-7.5" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "attacker" } } }, B = { life = { { "Test final", as = "one" }, { "Test final", as = "two" } }, deck = { "Kiriko", "Netero" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:expect(s.B, { life = 0 })
    s.B:choose("one")
    s:expect(s.B, { life = 1 })
    s.B:choose("two")
    s:expect(s.B, { life = 1, deck_size = 1 })
    s:expect("Kiriko", { zone = "life" })
    s:over(false)
  end,
}

scenario "Damage: Final with life left does nothing" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test final", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test final")
    s:expect(s.B, { life = 1, deck_size = 20 })
    s:expect("Test final", { zone = "sideline" })
  end,
}

scenario "Damage: Final with an empty deck does not save" {
  rules = { "UA-7.5", "UA-9.1", "UA-7.4" },
  board = { A = { front = { attacker } }, B = { life = { "Test final" }, deck = {} }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:choose("Test final")
    s:won(s.A)
  end,
}

scenario "Damage: life that an effect takes is no damage; nothing is checked" {
  rules = { "UA-7.6" },
  board = { A = { hand = { "Test Bleed" }, life = { "Test draw", "Test get", "Kiriko" } } },
  play = function(s)
    s.A:play("Test Bleed")
    s.A:choose("life 1", "life 2")
    s:owes(s.A, "act")
    s:expect(s.A, { life = 1, hand_size = 0, sideline_size = 3 })
  end,
}

scenario "Damage: who loses the last life by an effect loses, once it is done" {
  rules = { "UA-7.6", "UA-9.1" },
  board = { A = { hand = { "Test Bleed" }, life = { "Test final", "Test final" } } },
  play = function(s)
    s.A:play("Test Bleed")
    s:won(s.B)
  end,
}

scenario "Damage: an effect may deal it, with a trigger check" {
  rules = { "UA-7.1", "UA-7.2" },
  board = { A = { hand = { "Test Blast" } }, B = { life = { "Test draw", "Test get", "Kiriko" } } },
  play = function(s)
    s.A:play("Test Blast")
    s.A:choose("life 1", "life 3")
    s.B:choose("Test draw")
    s:expect(s.B, { life = 1, hand_size = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "Trigger Draw: draws 1" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test draw", "Kiriko" }, deck = { "Netero", "Tonpa" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s:expect("Netero", { zone = "hand" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Trigger Draw: from an empty deck it draws nothing" {
  rules = { "UA-7.2", "UA-9.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test draw", "Kiriko" }, deck = {} }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s:expect(s.B, { hand_size = 0 })
    s:over(false)
  end,
}

scenario "Trigger Get: this card goes to the hand instead of the sideline" {
  rules = { "UA-7.3" },
  cases = { { name = "used", use = true }, { name = "not used", use = false } },
  board = { A = { front = { attacker } }, B = { life = { "Test get", "Kiriko" } }, phase = "attack" },
  play = function(s, case)
    s.A:attack("attacker")
    s.A:choose("life 1")
    if case.use then s.B:choose("Test get") else s.B:pass() end
    s:expect("Test get", { zone = case.use and "hand" or "sideline" })
  end,
}

scenario "Trigger Active: an own character becomes active with BP+3000 this turn, on either line" {
  rules = { "UA-7.2", "UA-7.7", "UA-8.4" },
  board = { A = { front = { attacker } }, B = { life = { "Test active", "Kiriko" }, front = { { vanilla(1000), as = "one", exhausted = true } }, energy = { { vanilla(1500), as = "two" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test active")
    s:options("one", "two")
    s.B:choose("one")
    s:expect("one", { exhausted = false, bp = 4000 })
    s:expect("two", { bp = 1500 })
    s.A:pass()
    s:turn(s.B)
    s:expect("one", { bp = 1000 }) -- the turn of the attack is over
  end,
}

scenario "Trigger Active: without a character it does nothing" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test active", "Kiriko" }, energy = { "Green Site" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test active")
    s:expect("Test active", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
  end,
}

scenario "Trigger Special: an enemy character on the front line is sidelined, whatever its BP" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker, { vanilla(9000), as = "large" } }, energy = { { vanilla(500), as = "rear" } } }, B = { life = { "Test special", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:options("attacker", "large")
    s.B:choose("large")
    s:expect("large", { zone = "sideline" })
    s:expect("attacker", { at = "front" })
  end,
}

scenario "Trigger Special: who cannot be chosen is not" {
  rules = { "UA-7.2" },
  board = { A = { front = { "Test Charm" } }, B = { life = { "Test special", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("Test Charm")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("Test Charm", { at = "front" })
    s:expect("Test special", { zone = "sideline" })
  end,
}

scenario "Trigger Raid: with the energy it may raid, without AP; else this card goes to the hand" {
  rules = { "UA-7.3", "UA-7.8", "UA-5.4" },
  cases = { { name = "it raids", raid = true }, { name = "to the hand", raid = false } },
  board = { A = { front = { attacker } }, B = { life = { "Test Raider", "Kiriko" }, energy = { { "Test Base", exhausted = true } }, ap = 0 }, phase = "attack" },
  play = function(s, case)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Raider")
    s:owes(s.B, "raid")
    if case.raid then
      s.B:choose("Test Base")
      s.B:choose("front")
      s:expect("Test Raider", { at = "front", raided = true, exhausted = false })
      s:expect(s.B, { hand_size = 1, ap = 0 }) -- by its effect of being played
    else
      s.B:pass()
      s:expect("Test Raider", { zone = "hand" })
      s:expect("Test Base", { at = "energy", exhausted = true })
    end
  end,
}

scenario "Trigger Raid: without the energy, or without a base, this card goes to the hand" {
  rules = { "UA-7.3" },
  cases = {
    { name = "no energy", front = { "Test Base" }, energy = {} },
    { name = "no base", front = { "Kiriko" }, energy = {} },
  },
  board = function(case) return { A = { front = { attacker } }, B = { life = { "Test Raider", "Netero" }, front = case.front, energy = case.energy }, phase = "attack" } end,
  play = function(s)
    s.A:attack("attacker")
    s.B:pass()
    s.A:choose("life 1")
    s.B:choose("Test Raider")
    s.B:pass()
    s:expect("Test Raider", { zone = "hand" })
  end,
}

scenario "Trigger Raid: by a house rule it costs its AP" {
  rules = { "UA-7.3" },
  format = { raid_trigger_costs = 1 },
  cases = { { name = "one AP card is too few", ap = 1, raids = false }, { name = "two are enough", ap = 2, raids = true } },
  board = function(case) return { A = { front = { attacker } }, B = { life = { "Test Raider", "Kiriko" }, energy = { "Test Base" }, ap = case.ap }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test Raider")
    if case.raids then
      s.B:choose("Test Base")
      s.B:choose("energy")
      s:expect("Test Raider", { at = "energy" })
      s:expect(s.B, { ap = 0 })
    else
      s.B:pass()
      s:expect("Test Raider", { zone = "hand" })
    end
  end,
}

scenario "Trigger Color, blue: an enemy of BP 3500 or less on the front line returns to the hand" {
  rules = { "UA-7.2" },
  board = { A = { front = { { vanilla(3500), as = "equal" }, { vanilla(3501), as = "more" }, { vanilla(100), as = "less" } }, energy = { { vanilla(100), as = "rear" } } }, B = { life = { "Test blue", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("more")
    s.A:choose("life 1")
    s.B:choose("Test blue")
    s:options("equal", "less")
    s.B:choose("equal")
    s:expect("equal", { zone = "hand", owner = s.A })
  end,
}

scenario "Trigger Color, red: an enemy of BP 2500 or less on the front line is sidelined" {
  rules = { "UA-7.2" },
  board = { A = { front = { { vanilla(2500), as = "equal" }, { vanilla(2501), as = "more" }, { vanilla(100), as = "less" } }, energy = { { vanilla(100), as = "rear" } } }, B = { life = { "Test red", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("more")
    s.A:choose("life 1")
    s.B:choose("Test red")
    s:options("equal", "less")
    s.B:choose("equal")
    s:expect("equal", { zone = "sideline" })
    s:expect("less", { at = "front" })
  end,
}

scenario "Trigger Color, yellow: an enemy on the front line rests, and the next time does not become active" {
  rules = { "UA-7.2", "UA-4.7" },
  board = { A = { front = { { vanilla(3000), as = "attacker" }, { vanilla(2000), as = "idle" } } }, B = { life = { "Test yellow", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test yellow")
    s:options("attacker", "idle")
    s.B:choose("idle")
    s:expect("idle", { exhausted = true, locked = 1 })
    s.A:pass()
    s:turn(s.B)
    s:expect("idle", { exhausted = true, locked = 0 })
    s:expect("attacker", { exhausted = false })
  end,
}

scenario "Trigger Color, green: from the hand a small green character comes in active, free, on either line" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test leaf", "Kiriko" }, hand = { "Small Green", "Large Green", "Dear Green", "Green Site", "Small Purple" }, ap = 0 }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test leaf")
    s:options("Small Green")
    s.B:choose("Small Green")
    s.B:choose("front")
    s:expect("Small Green", { at = "front", exhausted = false })
    s:expect(s.B, { hand_size = 5, ap = 0 }) -- it has drawn 1 when it was played
  end,
}

scenario "Trigger Color, green: nobody need be played" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test leaf", "Kiriko" }, hand = { "Small Green" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test leaf")
    s.B:done()
    s:expect("Small Green", { zone = "hand" })
    s:expect("Test leaf", { zone = "sideline" })
  end,
}

scenario "Trigger Color, purple: from the sideline a small purple character comes to the front line active, free" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker }, sideline = { { "Small Purple", as = "theirs" } } }, B = { life = { "Test purple", "Kiriko" }, sideline = { "Small Purple", "Large Purple", "Other Purple", "Small Green" }, ap = 0 }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test purple")
    s:options("Small Purple", "Other Purple")
    s.B:choose("Other Purple")
    s:expect("Other Purple", { at = "front", exhausted = false })
    s:expect("Small Purple", { zone = "sideline" })
  end,
}

scenario "Trigger Color, purple: on a full front line room is made" {
  rules = { "UA-7.2", "UA-4.17" },
  board = {
    A = { front = { attacker } },
    B = { life = { "Test purple", "Kiriko" }, sideline = { "Small Purple" }, front = { { vanilla(100), as = "a", exhausted = true }, { vanilla(200), as = "b", exhausted = true }, { vanilla(300), as = "c", exhausted = true }, { vanilla(400), as = "d", exhausted = true } } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test purple")
    s.B:choose("Small Purple")
    s.B:choose("a")
    s:expect("a", { zone = "removal" })
    s:expect("Small Purple", { at = "front" })
  end,
}

scenario "Triggers: a text may replace what one does, once even with two copies" {
  rules = { "UA-7.9" },
  cases = { { name = "one copy", energy = { "Test Ice" } }, { name = "two copies", energy = { { "Test Ice", as = "first" }, { "Test Ice", as = "second" } } } },
  board = function(case) return { A = { front = { attacker } }, B = { life = { "Test draw", "Kiriko" }, energy = case.energy }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    if #case.energy == 2 then s.B:pick("Test Ice") end
    s:expect(s.B, { hand_size = 2 })
    s:expect("Test draw", { zone = "sideline" })
  end,
}

scenario "Trigger Raid: what its being played does, damage too, comes before the next trigger" {
  rules = { "UA-7.8", "UA-7.2", "UA-10.2" },
  board = {
    A = { front = { { vanilla(3000, "Damage 2"), as = "attacker" } }, life = { { "Test get", as = "mine" }, "Netero" } },
    B = { life = { "Test Avenger", "Test draw", "Kiriko" }, front = { "Test Base" } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.B:pass()
    s.A:choose("life 1", "life 2")
    s.B:choose("Test Avenger")
    s.B:choose("Test Base")
    s:owes(s.B, "life") -- B points at A's life
    s.B:choose("life 1")
    s:owes(s.A, "trigger")
    s.A:choose("mine")
    s:expect("mine", { zone = "hand" })
    s:owes(s.B, "trigger")
    s.B:choose("Test draw")
    s:expect(s.B, { hand_size = 1, life = 1 })
    s:expect(s.A, { life = 1 })
    s:expect("Test Avenger", { at = "front", raided = true })
  end,
}

scenario "Trigger Raid: when what it does leaves both without life the game is a draw" {
  rules = { "UA-7.5", "UA-9.3", "UA-9.1" },
  board = { A = { front = { attacker }, life = { "Netero" } }, B = { life = { "Test Avenger" }, front = { { "Test Base", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:choose("Test Avenger")
    s.B:choose("Test Base")
    s:over()
  end,
}

scenario "Trigger Color, purple: the card itself is not in the sideline yet" {
  rules = { "UA-7.2" },
  board = { A = { front = { attacker } }, B = { life = { "Tiny Purple", "Kiriko" }, sideline = { "Large Purple" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Tiny Purple")
    s:expect("Tiny Purple", { zone = "sideline" })
    s:expect(s.B, { front_size = 0 })
  end,
}

scenario "Triggers: what adds to one goes on with it, once" {
  rules = { "UA-7.9" },
  board = { A = { front = { attacker } }, B = { life = { "Test draw", "Kiriko" }, energy = { "Test Prism" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s:expect(s.B, { hand_size = 2, sideline_size = 1 })
  end,
}

scenario "Damage: 0 damage, and damage that is prevented, turns nothing up" {
  rules = { "UA-6.9" },
  board = { A = { front = { attacker } }, B = { energy = { "Test Aegis" }, life = { "Test draw", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:owes(s.A, "attack")
    s:expect(s.B, { life = 2, hand_size = 0 })
  end,
}
card { name = "Test Avenger", type = "character", color = { "green" }, bp = 4000, trigger = "raid", keywords = { "Raid" }, raid = { "Test Base" }, script = [[ triggered { on = self.played, active = raided, effect = function(fx) fx:deal(1, fx.opponents) end } ]] }
card { name = "Tiny Purple", type = "character", color = { "purple" }, bp = 500, trigger = "color" }
card { name = "Test Prism", type = "site", script = [[ replacement { on = you.uses_trigger { trigger = "draw" }, effect = function(fx)
  fx:draw(1)
  fx:proceed()
end } ]] }
card { name = "Test Aegis", type = "site", script = [[ replacement { on = you.damaged, change = skip } ]] }

scenario "Trigger Active: one that is locked stays rested, but is stronger" {
  rules = { "UA-7.2", "UA-4.7" },
  board = { A = { front = { attacker } }, B = { life = { "Test active", "Kiriko" }, front = { { vanilla(1000), as = "it", exhausted = true, locked = 1 } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test active")
    s:expect("it", { exhausted = true, locked = 0, bp = 4000 })
  end,
}

scenario "Trigger Active: what it makes active may block the next attack" {
  rules = { "UA-7.2", "UA-6.4" },
  board = { A = { front = { attacker, { vanilla(3500), as = "next" } } }, B = { life = { "Test active", "Kiriko" }, front = { { vanilla(1000), as = "it", exhausted = true } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test active")
    s.A:attack("next")
    s.B:block("it")
    s:expect("it", { at = "front", bp = 4000, exhausted = true })
    s:expect("next", { at = "front" })
    s:expect(s.B, { life = 1 })
  end,
}

scenario "Trigger Color, yellow: the attacker, rested already, does not become active in the end phase" {
  rules = { "UA-7.2", "UA-4.7", "UA-8.2" },
  board = { A = { front = { attacker } }, B = { life = { "Test yellow", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test yellow")
    s:expect("attacker", { exhausted = true, locked = 1 })
    s.A:pass()
    s:turn(s.B)
    s:expect("attacker", { exhausted = true, locked = 0 })
    s.B:pass()
    s:next_turn()
    s:expect("attacker", { exhausted = false })
  end,
}

scenario "Trigger Special: it may take the attacker that has Double Attack" {
  rules = { "UA-7.2", "UA-6.10" },
  board = { A = { front = { { vanilla(3000, "Double Attack"), as = "attacker" } } }, B = { life = { "Test special", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s:expect("attacker", { zone = "sideline" })
    s:expect(s.B, { life = 1 })
    s.A:pass()
    s:turn(s.B)
  end,
}

scenario "Damage: two triggers of one kind each find what is there then" {
  rules = { "UA-7.2" },
  board = {
    A = { front = { { vanilla(3000, "Damage 2"), as = "attacker" }, { vanilla(2000), as = "small" } } },
    B = { life = { { "Test red", as = "one" }, { "Test red", as = "two" }, "Kiriko" } },
    phase = "attack",
  },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1", "life 2")
    s.B:choose("two")
    s:expect("small", { zone = "sideline" })
    s.B:choose("one")
    s:expect("attacker", { at = "front" })
    s:expect(s.B, { life = 1, sideline_size = 2 })
  end,
}

scenario "Triggers: two copies of what adds to one add once" {
  rules = { "UA-7.9" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test draw", "Kiriko" }, energy = { "Test Prism", { "Test Prism", as = "second" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s.B:pick("Test Prism")
    s:expect(s.B, { hand_size = 2 })
  end,
}
