-- Decks of nothing but what counts here: thirteen names, three copies each.
local names = { "Chemtech Enforcer", "Disintegrate", "Pouty Poro", "Gust", "Morbid Return", "Mystic Poro", "Sai Scout",
  "Sneaky Deckhand", "Traveling Merchant", "Maddened Marauder", "Annie, Fiery", "Firestorm", "Incinerate" }

local function deck(counts)
  local main = { ["Annie, Stubborn"] = 1 }
  for _, name in ipairs(names) do main[name] = 3 end
  for name, n in pairs(counts) do main[name] = n > 0 and n or nil end
  return {
    legend = "Annie, Dark Child", champion = "Annie, Stubborn", main = main,
    runes = { ["Fury Rune"] = 6, ["Chaos Rune"] = 6 },
    battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
  }
end

scenario "R275 Size and copies" {
  rules = { "103.2" },
  format = "duel",
  play = function(s)
    s:illegal_deck(deck { Gust = 2 }, { "103.2" })                          -- 39
    s:illegal_deck(deck { Gust = 4, Firestorm = 2 }, { "103.2" })           -- 40, four of a name
    s:legal_deck(deck { ["Annie, Stubborn"] = 3, Gust = 1 })                -- 40, the champion is one of three
    s:illegal_deck(deck { ["Annie, Stubborn"] = 4, Gust = 0 }, { "103.2" }) -- 40, the champion is one of four
    s:legal_deck(deck { Flash = 3, Tibbers = 2 })                           -- 45
  end,
}
