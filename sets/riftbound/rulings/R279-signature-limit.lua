-- Two signature spells of Master Yi, and one of another champion in his domains.
local names = { "En Garde", "Meditation", "Playful Phantom", "Stalwart Poro", "Wielder of Water", "Cannon Barrage", "Mobilize",
  "Stormclaw Ursine", "Zephyr Sage", "Gentlemen's Duel", "Confront" }

local function deck(signatures)
  local main = { ["Master Yi, Meditative"] = 3, ["Master Yi, Honed"] = 3 }
  for _, name in ipairs(names) do main[name] = 3 end
  for name, n in pairs(signatures) do main[name] = n end
  return {
    legend = "Master Yi, Wuju Bladesman", champion = "Master Yi, Meditative", main = main,
    runes = { ["Calm Rune"] = 6, ["Body Rune"] = 6 },
    battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
  }
end

scenario "R279 Signature limit" {
  rules = { "103.2" },
  format = "duel",
  play = function(s)
    s:illegal_deck(deck { ["Highlander"] = 2, ["Alpha Strike"] = 2 }, { "103.2" })
    s:legal_deck(deck { ["Highlander"] = 2, ["Alpha Strike"] = 1 })
    s:legal_deck(deck { ["Alpha Strike"] = 3 })
    s:illegal_deck(deck { ["Highlander"] = 1, ["Counter Strike"] = 1 }, { "103.2" })
  end,
}
