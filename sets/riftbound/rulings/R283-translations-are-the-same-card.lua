-- A printing in another language is the same card: its id finds it as its name does, and both count as one name.
local names = { "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
  "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" }

local function deck(counts)
  local main = { ["Annie, Stubborn"] = 1 }
  for _, name in ipairs(names) do main[name] = 3 end
  for name, n in pairs(counts) do main[name] = n end
  return {
    legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main,
    runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 },
    battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
  }
end

scenario "R283 Translations are the same card" {
  rules = { "103.2" },
  format = "duel",
  play = function(s)
    s:legal_deck(deck { ["Chemtech Enforcer"] = 2, ["OGN-003"] = 1 })
    s:illegal_deck(deck { ["Chemtech Enforcer"] = 2, ["OGN-003"] = 2 }, { "103.2" })
  end,
}
