local function deck(legend, champion, rune)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" } }
end
local decks = { deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune"), deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune") }

scenario "Who concedes in the mulligan of a duel has lost" {
  rules = { "650", "651.1" },
  format = "duel", seed = 1, decks = decks,
  play = function(s)
    s.A:concede()
    s:won(s.B)
  end,
}

scenario "Who concedes in the mulligan of a skirmish is not asked" {
  rules = { "650", "651.3" },
  format = "skirmish", seed = 3, decks = { decks[1], decks[2], deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune") },
  play = function(s)
    s:owes(s.A, "mulligan")
    s.A:concede()
    s:owes(s.B, "mulligan")
  end,
}
