-- The duel (485): two decks from the shuffle on, and the score that wins.
local function deck(legend, champion, rune, battlefields)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = battlefields }
end
local lux = deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune", { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
local garen = deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune", { "Startipped Peak", "Trifarian War Camp", "Reckoner's Arena" })

scenario "Duel: the setup, in its order" {
  rules = { "485.1", "485.4", "485.5", "116", "117", "118" },
  format = "duel", seed = 1,
  decks = { lux, garen },
  play = function(s)
    s:expect("Lux, Lady of Luminosity", { zone = "legend" })
    s:expect("Lux, Crownguard", { zone = "champion" })
    s:expect("Garen, Rugged", { zone = "champion" })
    s:expect(s.A, { hand_size = 4, deck_size = 35, rune_deck_size = 12, runes_size = 0 })
    s:expect(s.B, { hand_size = 4, deck_size = 35, rune_deck_size = 12 })
    -- In turn order, at most two; the battlefields are still aside.
    s:expect_gone("Void Gate")
    s.A:choose("Pouty Poro")
    s:owes(s.A, "mulligan")
    s.A:choose("Pouty Poro")
    s:owes(s.B, "mulligan")
    s.B:mulligan()
    -- One battlefield of each player, at random, controlled by nobody.
    s:expect("Void Gate", { zone = "battlefields", controller = false })
    s:expect("Trifarian War Camp", { zone = "battlefields", controller = false })
    for _, aside in ipairs { "Vilemaw's Lair", "Zaun Warrens", "Startipped Peak", "Reckoner's Arena" } do s:expect_gone(aside) end
    s:turn(s.A)
  end,
}

scenario "Duel: the first player draws, the second channels a rune more, once" {
  rules = { "485.7", "315.3", "315.4" },
  format = "duel", seed = 1,
  decks = { lux, garen },
  play = function(s)
    s.A:mulligan()
    s.B:mulligan()
    s:turn(s.A)
    s:phase("main")
    s:expect(s.A, { hand_size = 5, deck_size = 34, runes_size = 2, rune_deck_size = 10 })
    s:expect(s.B, { hand_size = 4, runes_size = 0 })
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 3, rune_deck_size = 9 })
    s.B:end_turn()
    s:expect(s.A, { hand_size = 6, runes_size = 4 })
    s.A:end_turn()
    s:expect(s.B, { hand_size = 6, runes_size = 5 })
  end,
}

scenario "Duel: who goes first is found at random" {
  rules = { "115", "117" },
  format = "duel", seed = 2,
  decks = { lux, garen },
  play = function(s)
    s:owes(s.B, "mulligan")
    s.B:mulligan()
    s.A:mulligan()
    s:turn(s.B)
    s:expect(s.B, { runes_size = 2, hand_size = 5 })
    s.B:end_turn()
    s:turn(s.A)
    s:expect(s.A, { runes_size = 3, hand_size = 5 })
  end,
}

scenario "Duel: the cards of a mulligan go to the bottom after the new ones are drawn" {
  rules = { "117.1", "117.2", "117.3" },
  format = "duel", seed = 1,
  decks = {
    { legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = { "Annie, Stubborn", "Gust", "Flash", "Tibbers", "Firestorm", "Incinerate", "Sai Scout" }, runes = { ["Fury Rune"] = 12 }, battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" } },
    garen,
  },
  play = function(s)
    -- Six cards, four in hand: who sets two aside draws the other two and gets none back.
    s:options("Gust", "Flash", "Firestorm", "Tibbers")
    s.A:mulligan("Gust", "Flash")
    s:expect("Gust", { zone = "deck" })
    s:expect("Flash", { zone = "deck" })
    s:expect(s.A, { hand_size = 4, deck_size = 2, points = 0 })
    s.B:mulligan()
    s:expect(s.A, { hand_size = 5, deck_size = 1 })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "Duel: eight points win" {
  rules = { "485.3", "323.1" },
  format = "duel",
  cases = { { name = "seven and one", had = 7, over = true }, { name = "six and one", had = 6, over = false } },
  board = function(case)
    return { A = { points = case.had, north = { vanilla(2) } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" }
  end,
  play = function(s, case)
    s:next_turn()
    s:expect(s.A, { points = case.had + 1 })
    s:over(case.over)
    if case.over then s:won(s.A) end
  end,
}

scenario "Duel: who concedes loses at once" {
  rules = { "650", "651.1" },
  format = "duel",
  board = { A = { points = 7 } },
  play = function(s)
    s.A:concede()
    s:won(s.B)
  end,
}

scenario "Duel: one concedes on the opponent's turn, in the middle of a chain" {
  rules = { "650", "651.1" },
  format = "duel",
  board = {
    A = { hand = { "Stupefy" }, runes = { mind = 1 } },
    B = { north = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Stupefy")
    s.A:choose("foe")
    s:owes(s.A)
    s.B:concede()
    s:won(s.A)
  end,
}
