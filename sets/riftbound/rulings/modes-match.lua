-- The match (486): best of three, with battlefields that are chosen.
local function deck(legend, champion, rune, battlefields, sideboard)
  return {
    legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 },
    battlefields = battlefields, sideboard = sideboard,
  }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })

-- The beginning of a game in which first goes first: nobody sets cards aside, both choose.
local function begin(s, first, a, b)
  local second = first == s.A and s.B or s.A
  first:mulligan()
  second:mulligan()
  first:choose(first == s.A and a or b)
  second:choose(first == s.A and b or a)
  s:turn(first)
  s:phase("main")
end

scenario "Match: each player chooses a battlefield, and neither sees the other's choice before" {
  rules = { "486.4", "486.5", "486.7" },
  format = "match", seed = 1,
  decks = { lux, garen },
  play = function(s)
    s.A:mulligan()
    s.B:mulligan()
    s:owes(s.A, "battlefield")
    s:options("Void Gate", "Zaun Warrens", "Vilemaw's Lair")
    s.A:choose("Zaun Warrens")
    s:owes(s.B, "battlefield")
    s:expect_gone("Zaun Warrens") -- shown when both have chosen
    s:options("Startipped Peak", "Trifarian War Camp", "Reckoner's Arena")
    s.B:choose("Trifarian War Camp")
    s:expect("Zaun Warrens", { zone = "battlefields", controller = false })
    s:expect("Trifarian War Camp", { zone = "battlefields", controller = false })
    s:expect_gone("Void Gate")
    s:expect(s.A, { hand_size = 5, runes_size = 2, wins = 0 })
    s.A:end_turn()
    s:expect(s.B, { hand_size = 5, runes_size = 3 })
  end,
}

scenario "Match: two games in a row win it; who has lost chooses who goes first, and used battlefields stay aside" {
  rules = { "486.5", "486.6", "486.7" },
  format = "match", seed = 1,
  decks = { lux, garen },
  play = function(s)
    begin(s, s.A, "Void Gate", "Startipped Peak")
    s.A:end_turn()
    s.B:concede()
    s:over(false)
    s:expect(s.A, { wins = 1, points = 0 })
    s:expect(s.B, { wins = 0 })
    s:owes(s.B, "first")
    s:options(s.A, s.B)
    s.B:choose(s.B)
    -- Everything is as before the first game.
    s:expect("Lux, Crownguard", { zone = "champion" })
    s:expect("Garen, Rugged", { zone = "champion" })
    s:expect(s.A, { hand_size = 4, deck_size = 35, rune_deck_size = 12, runes_size = 0 })
    s.B:mulligan()
    s.A:mulligan()
    s:owes(s.B, "battlefield")
    s:options("Trifarian War Camp", "Reckoner's Arena")
    s.B:choose("Trifarian War Camp")
    s:options("Zaun Warrens", "Vilemaw's Lair")
    s.A:choose("Vilemaw's Lair")
    s:expect_gone("Void Gate")
    s:turn(s.B)
    s:expect(s.B, { runes_size = 2, hand_size = 5 })
    s.B:end_turn()
    s:expect(s.A, { runes_size = 3, hand_size = 5 }) -- the last player of this game
    s.B:concede()
    s:expect(s.A, { wins = 2 })
    s:won(s.A)
  end,
}

scenario "Match: a third game decides, with the battlefields that are left" {
  rules = { "486.5", "486.6" },
  format = "match", seed = 1,
  decks = { lux, garen },
  play = function(s)
    begin(s, s.A, "Void Gate", "Startipped Peak")
    s.A:concede()
    s:expect(s.B, { wins = 1 })
    s:owes(s.A, "first")
    s.A:choose(s.A)
    begin(s, s.A, "Zaun Warrens", "Reckoner's Arena")
    s.B:concede()
    s:expect(s.A, { wins = 1 })
    s:expect(s.B, { wins = 1 })
    s:over(false)
    s:owes(s.B, "first")
    s.B:choose(s.A) -- whom the loser likes
    s.A:mulligan()
    s.B:mulligan()
    s:turn(s.A) -- one battlefield is left to each: nothing to choose
    s:expect("Vilemaw's Lair", { zone = "battlefields" })
    s:expect("Trifarian War Camp", { zone = "battlefields" })
    s.A:concede()
    s:won(s.B)
    s:expect(s.B, { wins = 2 })
  end,
}

scenario "Match: a game won by points begins the next" {
  rules = { "486.3", "486.6" },
  format = "match",
  board = { A = { points = 7, north = { vanilla(2) } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" },
  play = function(s)
    s.B:end_turn()
    s:over(false)
    s:expect(s.A, { wins = 1, points = 0, runes_size = 0 })
    s:owes(s.B, "first")
  end,
}

scenario "Match: between games cards of the sideboard are exchanged, one for one" {
  rules = { "486.6" },
  format = "match", seed = 1,
  decks = { deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" }, { Stupefy = 2, Gust = 1 }), garen },
  play = function(s)
    begin(s, s.A, "Void Gate", "Startipped Peak")
    s.A:concede()
    s:owes(s.A, "sideboard")
    s:options("Stupefy", "Stupefy", "Gust")
    s.A:choose("Stupefy", "Stupefy")
    s:owes(s.A, "sideboard")
    s:expect(s.A, { deck_size = 39 })
    s.A:choose("Pouty Poro", "Pouty Poro")
    -- Garen has no sideboard and is not asked.
    s:owes(s.A, "first")
    s:expect(s.A, { deck_size = 39 })
    s:count("Stupefy", 2, { zone = "deck" })
    s:count("Pouty Poro", 37, { zone = "deck", owner = s.A })
    s.A:choose(s.B)
    begin(s, s.B, "Zaun Warrens", "Reckoner's Arena")
    s.B:concede()
    -- What was put aside may come back.
    s:owes(s.A, "sideboard")
    s:options("Pouty Poro", "Pouty Poro", "Gust")
    s.A:done()
    s:owes(s.B, "first")
    s:count("Stupefy", 2, { zone = "deck" })
  end,
}

scenario "Match: a sideboard of eight cards, whose cards count with those of the main deck" {
  rules = { "486.6", "103.2" },
  format = "match",
  play = function(s)
    local function with(sideboard)
      local main = { ["Annie, Stubborn"] = 1 }
      for _, name in ipairs { "Chemtech Enforcer", "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
        "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" } do
        main[name] = 3
      end
      return {
        legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main, runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 },
        battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" }, sideboard = sideboard,
      }
    end
    s:legal_deck(with(nil))
    s:legal_deck(with { Flash = 3, Tibbers = 3, ["Annie, Stubborn"] = 2 })
    s:illegal_deck(with { Flash = 3, Tibbers = 3, ["Annie, Stubborn"] = 2, ["Void Seeker"] = 1 }, { "486.6" })
    s:illegal_deck(with { Gust = 1 }, { "103.2" })
  end,
}

card { name = "Test Triumph", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:win() end } ]] }

scenario "Match: a card that wins the game wins one game" {
  rules = { "195", "486.6" },
  format = "match",
  board = { A = { hand = { "Test Triumph" } } },
  play = function(s)
    s.A:play("Test Triumph")
    s.A:pass()
    s.B:pass()
    s:over(false)
    s:expect(s.A, { wins = 1, points = 0 })
    s:owes(s.B, "first")
  end,
}

scenario "Match: nothing of a game is left in the next" {
  rules = { "486.5", "486.6" },
  format = "match", seed = 1,
  decks = { lux, garen },
  play = function(s)
    begin(s, s.A, "Void Gate", "Startipped Peak")
    s.A:play("Pouty Poro")
    s.A:end_turn()
    s.B:play("Pouty Poro")
    s.B:end_turn()
    s.A:move("Pouty Poro", "south")
    s:showdown()
    s:expect("Startipped Peak", { controller = s.A })
    s:expect(s.A, { points = 1 })
    s.A:end_turn()
    s.B:concede()
    s:expect(s.A, { wins = 1, points = 0, energy = 0, turns = 0, base_size = 0, trash_size = 0, champion_size = 1, deck_size = 39, hand_size = 0 })
    s:expect(s.B, { runes_size = 0, rune_deck_size = 12, base_size = 0, champion_size = 1, deck_size = 39, hand_size = 0 })
    s.B:choose(s.A)
    begin(s, s.A, "Zaun Warrens", "Trifarian War Camp")
    s:expect("Zaun Warrens", { controller = false })
    s:expect("Trifarian War Camp", { controller = false })
    s:expect(s.A, { hand_size = 5, runes_size = 2 })
    s.A:end_turn()
    s:expect(s.B, { hand_size = 5, runes_size = 3 })
  end,
}
