local function deck(legend, champion, rune)
  return { legend = legend, champion = champion, main = { [champion] = 1, ["Pouty Poro"] = 39 }, runes = { [rune] = 12 }, battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" } }
end
local decks = { deck("Lux, Lady of Luminosity", "Lux, Crownguard", "Mind Rune"), deck("Garen, Might of Demacia", "Garen, Rugged", "Body Rune"), deck("Master Yi, Wuju Bladesman", "Master Yi, Honed", "Calm Rune") }

scenario "The second player draws though the first has left" {
  rules = { "487.7" },
  format = "skirmish", seed = 3, decks = decks,
  play = function(s)
    for _, p in ipairs { s.A, s.B, s.C } do p:mulligan() end
    s.A:concede()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 2 })
  end,
}

scenario "The second player channels two though the last has left" {
  rules = { "487.7" },
  format = "skirmish", seed = 3, decks = decks,
  play = function(s)
    for _, p in ipairs { s.A, s.B, s.C } do p:mulligan() end
    s.C:concede()
    s.A:end_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 5, runes_size = 2 })
  end,
}
