-- Several life cards that are checked together, and what their triggers lead to (UA-7, UA-9).
local function character(name, bp, more)
  local c = { name = name, type = "character", bp = bp }
  for k, v in pairs(more or {}) do c[k] = v end
  card(c)
end
local function event(name, script) card { name = name, type = "event", script = script } end
character("Base", 1000, { generates = { green = 1 }, color = { "green" } })
character("Raider", 4000, { keywords = { "Raid" }, raid = { "Base" }, trigger = "raid" })
character("Test draw", 1000, { trigger = "draw" })
character("Test get", 1000, { trigger = "get" })
character("Test special", 1000, { trigger = "special" })
character("Test final", 1000, { trigger = "final" })
character("Test active", 1000, { trigger = "active" })
character("Test blue", 1000, { trigger = "color", color = { "blue" } })
character("Test red", 1000, { trigger = "color", color = { "red" } })
character("Test yellow", 1000, { trigger = "color", color = { "yellow" } })
character("Test leaf", 1000, { trigger = "color", color = { "green" }, required_energy = 9 })
character("Test purple", 1000, { trigger = "color", color = { "purple" }, required_energy = 9 })
character("Small Purple", 1100, { color = { "purple" }, required_energy = 2 })
character("Small Green", 1100, { color = { "green" }, required_energy = 2 })

-- locks
character("Fallen", 2000, { script = [[triggered { on = character { yours = true }.sidelined, effect = function(fx) fx:draw(1) end }]] })
character("Twin Raider", 4000, { keywords = { "Raid", "Double Block" }, raid = { "Base" }, trigger = "raid" })
character("Weak Raider", 2000, { keywords = { "Raid" }, raid = { "Base" } })
character("Mourned", 3000, { keywords = { "Damage 2" }, script = [[triggered { on = self.sidelined, effect = function(fx) fx:draw(2) end }]] })
event("Blast", [[on_play { effect = function(fx)
  fx:deal(1, fx.opponents)
  fx:draw(1)
end }]])
event("Ruin", [[on_play { effect = function(fx) fx:deal(1, { you, opponents }) end }]])
event("Strike", [[on_play { effect = function(fx) fx:deal(2, { you, opponents }) end }]])
character("Test raid two", 3000, { keywords = { "Raid" }, raid = { "Base" }, trigger = "raid" })

scenario "A purple Color trigger finds what the same check has put into the sideline" {
  rules = { "UA-7.2" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "it" } } }, B = { life = { "Test purple", "Small Purple", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1", "life 2")
    s.B:choose("Test purple")
    s.B:choose("Small Purple")
    s:expect("Small Purple", { at = "front", exhausted = false })
  end,
}

scenario "What a trigger has triggered comes before the next trigger" {
  rules = { "UA-7.2", "UA-10.2" },
  board = { A = { front = { { "Mourned", as = "it" } } }, B = { life = { "Test special", "Test draw", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1", "life 2")
    s.B:choose("Test special")
    s:expect("it", { zone = "sideline" })
    s:expect(s.A, { hand_size = 2 })
    s:owes(s.B, "trigger")
    s.B:pass()
    s:expect(s.B, { hand_size = 0, life = 1 })
  end,
}

scenario "Final saves after the other triggers were used" {
  rules = { "UA-7.5", "UA-7.3" },
  board = { A = { front = { { vanilla(3000, "Damage 4"), as = "it" } } }, B = { life = { "Test get", "Test final", "Test draw" }, deck = 2 }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:choose("Test draw")
    s.B:choose("Test get")
    s:expect(s.B, { hand_size = 2, life = 0 })
    s.B:choose("Test final")
    s:expect(s.B, { life = 1, deck_size = 0 })
    s:over(false)
  end,
}

scenario "A green Color trigger makes room on a full line" {
  rules = { "UA-7.2", "UA-4.17" },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { hand = { "Small Green" }, life = { "Test leaf", "Kiriko" }, energy = { { vanilla(100), as = "a" }, { vanilla(200), as = "b" }, { vanilla(300), as = "c" }, "Whale Island" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test leaf")
    s.B:choose("Small Green")
    s.B:choose("energy")
    s.B:choose("Whale Island")
    s:expect("Whale Island", { zone = "removal" })
    s:expect("Small Green", { at = "energy", exhausted = false })
  end,
}

scenario "An Active trigger strengthens a raid character" {
  rules = { "UA-7.2" },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { front = { { "Raider", on = { "Base" }, exhausted = true } }, life = { "Test active", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test active")
    s:expect("Raider", { exhausted = false, bp = 7000, raided = true })
  end,
}

scenario "Who raids onto a blocker may block again, with Double Block twice" {
  rules = { "UA-5.6", "UA-7.8", "UA-6.4" },
  board = {
    A = { front = { { vanilla(500), as = "a" }, { vanilla(600), as = "b" }, { vanilla(700), as = "c" }, { vanilla(800), as = "d" } } },
    B = { front = { "Base" }, life = { "Twin Raider", "Kiriko" } }, phase = "attack",
  },
  play = function(s)
    s.A:attack("a")
    s.B:block("Base")
    s:expect("Base", { exhausted = true })
    s.A:attack("b")
    s.A:choose("life 1")
    s.B:choose("Twin Raider")
    s.B:choose("Base")
    s:expect("Twin Raider", { exhausted = false, blocks = 0 })
    s.A:attack("c")
    s.B:block("Twin Raider")
    s:expect("Twin Raider", { exhausted = false, blocks = 1 })
    s.A:attack("d")
    s.B:block("Twin Raider")
    s:expect("Twin Raider", { exhausted = true, blocks = 2 })
  end,
}

scenario "Blue and red Color triggers take a stack by its top card" {
  rules = { "UA-7.2", "UA-5.8" },
  cases = { { name = "blue", card = "Test blue", zone = "hand" }, { name = "red", card = "Test red", zone = "sideline" } },
  board = function(case) return { A = { front = { { "Weak Raider", on = { "Base" } } }, energy = { "Fallen" } }, B = { life = { case.card, "Kiriko" } }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("Weak Raider")
    s.A:choose("life 1")
    s.B:choose(case.card)
    s:expect("Weak Raider", { zone = case.zone })
    s:expect("Base", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1 }) -- itself, or a card for its fall
  end,
}

scenario "A yellow Color trigger locks what is locked once more" {
  rules = { "UA-7.2", "UA-4.7" },
  board = { A = { front = { { vanilla(3000), as = "attacker" }, { vanilla(1000), as = "it", exhausted = true, locked = 1 } } }, B = { life = { "Test yellow", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.A:choose("life 1")
    s.B:choose("Test yellow")
    s.B:choose("it")
    s:expect("it", { exhausted = true, locked = 2 })
  end,
}
-- movement

scenario "A Special trigger takes the cards under a character along" {
  rules = { "UA-2.3", "UA-5.8" },
  board = { A = { front = { { vanilla(3000), as = "it", hidden = { "Netero", "Tonpa" } }, vanilla(1), vanilla(2), vanilla(3) } }, B = { life = { "Test special", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s:expect(s.A, { front_size = 4 })
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test special")
    s.B:choose("it")
    s:expect(s.A, { sideline_size = 3, front_size = 3 })
  end,
}
-- choose

scenario "Damage that an effect deals is checked when it is over" {
  rules = { "UA-7.1", "UA-10.2" },
  board = { A = { hand = { "Blast" } }, B = { life = { "Test draw" } } },
  play = function(s)
    s.A:play("Blast")
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.B, "trigger")
    s.B:choose("Test draw")
    s:won(s.A)
  end,
}
-- end phase

scenario "Of damage to both players the turn player's cards are checked first" {
  rules = { "UA-10.1", "UA-7.1" },
  board = { A = { hand = { "Strike" }, life = { "Test draw", "Kiriko", "Netero" } }, B = { life = { "Test get", "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Strike")
    s:owes(s.A, "life")
    s.A:choose("Test draw", "Kiriko")
    s:owes(s.A, "trigger")
    s.A:choose("Test draw")
    s.A:choose("life 1", "life 2")
    s:owes(s.B, "trigger")
    s.B:choose("Test get")
    s:expect(s.A, { life = 1, hand_size = 1 })
    s:expect(s.B, { life = 1, hand_size = 1 })
  end,
}

scenario "Nobody is judged before both have been checked: one is saved" {
  rules = { "UA-9.3", "UA-7.5" },
  board = { A = { hand = { "Ruin" }, life = { "Test final" } }, B = { life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Ruin")
    s.A:choose("Test final")
    s:won(s.A)
  end,
}

scenario "Nobody is judged before both have been checked: both lose" {
  rules = { "UA-9.3", "UA-9.1" },
  board = { A = { hand = { "Ruin" }, life = { "Test final" } }, B = { life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Ruin")
    s.A:pass()
    s:over()
    s:expect(s.A, { life = 0 })
  end,
}

scenario "By a house rule the turn player wins when both lose by one damage" {
  rules = { "UA-9.3" },
  format = { both_lose = 1 },
  board = { A = { hand = { "Ruin" }, life = { "Kiriko" } }, B = { life = { "Kiriko" } } },
  play = function(s)
    s.A:play("Ruin")
    s:won(s.A)
  end,
}

scenario "By a house rule the damaged player points at all of them" {
  rules = { "UA-7.1" },
  format = { attacker_points = 0 },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "it" } } }, B = { life = { "Kiriko", "Test get", "Test draw" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s:owes(s.B, "life")
    s.B:choose("Test get", "Test draw")
    s.B:choose("Test draw")
    s.B:choose("Test get")
    s:expect(s.B, { life = 1, hand_size = 2 })
  end,
}

scenario "By a house rule a Draw trigger with an empty deck loses" {
  rules = { "UA-9.2", "UA-7.2" },
  format = { deck_out = 2 },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { life = { "Test draw", "Kiriko" }, deck = {} }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1")
    s.B:choose("Test draw")
    s:won(s.A)
  end,
}

scenario "By a house rule a raid by trigger stays where there is no room before it" {
  rules = { "UA-5.7", "UA-7.8" },
  format = { raid_makes_room = 0 },
  board = { A = { front = { { vanilla(3000), as = "it" } } }, B = { life = { "Raider", "Kiriko" }, energy = { "Base" }, front = { vanilla(1), vanilla(2), vanilla(3), { vanilla(4), as = "d" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.B:pass()
    s.A:choose("life 1")
    s.B:choose("Raider")
    s.B:choose("Base")
    s:expect("Raider", { at = "energy", raided = true })
    s:expect(s.B, { front_size = 4, removal_size = 0 })
  end,
}

scenario "Of two Raid triggers with one base between them the second goes to the hand" {
  rules = { "UA-7.3", "UA-7.8", "UA-5.2" },
  board = { A = { front = { { vanilla(3000, "Damage 2"), as = "it" } } }, B = { front = { { "Base", exhausted = true } }, life = { "Raider", "Test raid two", "Kiriko" } }, phase = "attack" },
  play = function(s)
    s.A:attack("it")
    s.A:choose("life 1", "life 2")
    s.B:choose("Raider")
    s.B:choose("Base")
    s.B:choose("Test raid two")
    s.B:pass()
    s:expect("Raider", { raided = true })
    s:expect("Test raid two", { zone = "hand" })
  end,
}

character("Omen", 1000, { script = [[triggered { on = self.turned_up, zone = "check", when = some(player { you = true, life = { max = 1 } }), effect = function(fx) fx:draw(1) end }]] })

scenario "Cards that are being checked do not count as life for texts either" {
  rules = { "UA-7.4" },
  cases = { { name = "one is left", life = { "Omen", "Kiriko" }, drawn = 1 }, { name = "two are left", life = { "Omen", "Kiriko", "Netero" }, drawn = 0 } },
  board = function(case) return { A = { front = { { vanilla(3000), as = "it" } } }, B = { life = case.life }, phase = "attack" } end,
  play = function(s, case)
    s.A:attack("it")
    s.A:choose("life 1")
    s:expect(s.B, { hand_size = case.drawn })
  end,
}
