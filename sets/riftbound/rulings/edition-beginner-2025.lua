-- The beginner rules of June 2025 beside the rules of today: one scenario for each difference.
card { name = "Test Snare", type = "spell", energy = 3, domains = { "calm" }, keywords = { "Hidden" }, script = [[
on_play {
  target = { who = unit { enemy = true } },
  effect = function(fx) fx:deal(2, fx.who) end,
}
]] }
card { name = "Test Ward", type = "unit", energy = 2, might = 4, domains = { "mind" }, keywords = { "Deflect" } }

local names = { "Chemtech Enforcer", "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
  "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" }
local function legal(champions)
  local main = { ["Annie, Stubborn"] = champions }
  for _, name in ipairs(names) do main[name] = 3 end
  return {
    legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main, runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 },
    battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
  }
end

scenario "June 2025, main_deck_max: a main deck has forty cards, not more" {
  rules = { "103.2" },
  format = "beginner-2025",
  play = function(s)
    s:legal_deck(legal(1))
    s:illegal_deck(legal(2), { "103.2" })
  end,
}

scenario "Today: forty is the least" {
  rules = { "103.2" },
  format = "duel",
  play = function(s)
    s:legal_deck(legal(1))
    s:legal_deck(legal(2))
  end,
}

local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })
local yi = deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune", { "Back-Alley Bar", "The Academy", "Sunken Temple" })

scenario "June 2025, first_player_by_battlefield: the battlefields come first, and one of them is drawn for who begins" {
  rules = { "115" },
  format = "beginner-2025", seed = 2,
  decks = { lux, garen },
  play = function(s)
    s:logged("115")
    -- Before the mulligan both lie there; today neither does.
    s:expect("Zaun Warrens", { zone = "battlefields", owner = s.A })
    s:expect("Startipped Peak", { zone = "battlefields", owner = s.B })
    s:owes(s.A, "mulligan") -- Zaun Warrens was drawn
    s.A:mulligan()
    s.B:mulligan()
    s:turn(s.A)
    s:expect("Zaun Warrens", { zone = "battlefields" })
    s:expect("Startipped Peak", { zone = "battlefields" })
  end,
}

scenario "June 2025, invitations: in a combat of others only its two sides act" {
  rules = { "347" },
  format = "beginner-2025-skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    C = { hand = { "Stupefy" }, runes = { mind = 1 } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s:owes(s.B)
    s.B:pass()
    s:expect("north", { controller = s.A }) -- nobody has waited for C
    s:expect("guard", { zone = "trash" })
  end,
}

scenario "June 2025, invitations: who is invited acts in that combat" {
  rules = { "347" },
  format = "beginner-2025-skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    C = { hand = { "Stupefy" }, runes = { mind = 1 } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:invite(s.C)
    s:owes(s.B)
    s.B:pass()
    s:owes(s.C)
    s.C:play("Stupefy")
    s.C:choose("raider")
    s.C:pass()
    s.A:pass()
    s.B:pass()
    s:expect("raider", { might = 4 })
    s:showdown()
    s:expect("guard", { at = "north" })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "June 2025, invitations: on a chain outside of combats everybody acts" {
  rules = { "339" },
  format = "beginner-2025-skirmish",
  board = { A = { hand = { "Stupefy" }, runes = { mind = 1 } }, B = { base = { { vanilla(5), as = "foe" } } } },
  play = function(s)
    s.A:play("Stupefy")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.C:pass()
    s:expect("foe", { might = 4 })
  end,
}

scenario "Today: everybody acts in everybody's combat" {
  rules = { "347" },
  format = "skirmish",
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {}, east = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:refused("invite", s.C)
    s.A:pass()
    s.B:pass()
    s:owes(s.C)
    s.C:pass()
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "June 2025, hidden_free: a hidden card is played for nothing at all" {
  rules = { "811.1", "356" },
  format = "beginner-2025",
  board = {
    A = { facedown = { north = { "Test Snare" } }, north = { vanilla(1) } },
    B = { base = { "Test Ward" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("Test Ward", "north")
    s.B:pass()
    s.A:play("Test Snare")
    s.A:choose("Test Ward") -- Deflect asks for nothing
    s:resolve()
    s:expect("Test Ward", { damage = 2 })
  end,
}

scenario "Today: Deflect is paid for, only the printed cost is not" {
  rules = { "811.1", "356" },
  format = "duel",
  board = {
    A = { facedown = { north = { "Test Snare" } }, north = { vanilla(1) }, pool = { calm = 1 } },
    B = { base = { "Test Ward" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("Test Ward", "north")
    s.B:pass()
    s.A:play("Test Snare")
    s.A:choose("Test Ward")
    s:resolve()
    s:expect("Test Ward", { damage = 2 })
    s:expect(s.A, { calm = 0 })
  end,
}

scenario "Today: without the power for Deflect it cannot be played" {
  rules = { "809", "355" },
  format = "duel",
  board = {
    A = { facedown = { north = { "Test Snare" } }, north = { vanilla(1) } },
    B = { base = { "Test Ward" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("Test Ward", "north")
    s.B:pass()
    s.A:refused("play", "Test Snare")
    s:owes(s.A)
  end,
}
