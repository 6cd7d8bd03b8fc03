local function deck(battlefields)
  local main = { ["Annie, Stubborn"] = 1 }
  for _, name in ipairs { "Chemtech Enforcer", "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
    "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" } do
    main[name] = 3
  end
  return {
    legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main,
    runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 }, battlefields = battlefields,
  }
end

scenario "R281 Battlefields" {
  rules = { "103.4" },
  format = "duel",
  play = function(s)
    s:legal_deck(deck { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" })
    s:illegal_deck(deck { "Void Gate", "Zaun Warrens", "Zaun Warrens" }, { "103.4" })
    s:illegal_deck(deck { "Void Gate", "Zaun Warrens" }, { "103.4" })
    s:illegal_deck(deck { "Void Gate", "Zaun Warrens", "Vilemaw's Lair", "Startipped Peak" }, { "103.4" })
  end,
}

scenario "R281 Battlefields of a deck of Proving Grounds: one" {
  rules = { "103.4" },
  format = "proving-grounds",
  play = function(s)
    s:legal_deck("annie")
    s:illegal_deck(deck { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" }, { "103.4" })
  end,
}
