-- Icathian Rain is another champion's signature card besides; Test Rain is of the same domains and nobody's.
card { name = "Test Foxes", type = "spell", energy = 3, domains = { "calm", "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Rain", type = "spell", energy = 7, domains = { "fury", "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Dust", type = "spell", energy = 0, domains = {}, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

local names = { "En Garde", "Meditation", "Playful Phantom", "Stalwart Poro", "Wielder of Water", "Stupefy", "Time Warp",
  "Discipline", "Clockwork Keeper", "Charm", "Find Your Center", "Stand United" }

local function deck(more)
  local main = { ["Ahri, Alluring"] = 3, ["Ahri, Inquisitive"] = 1 }
  for _, name in ipairs(names) do main[name] = 3 end
  for name, n in pairs(more or {}) do main[name] = n end
  return {
    legend = "Ahri, Nine-Tailed Fox", champion = "Ahri, Alluring", main = main,
    runes = { ["Calm Rune"] = 6, ["Mind Rune"] = 6 },
    battlefields = { "Void Gate", "Zaun Warrens", "Vilemaw's Lair" },
  }
end

scenario "R277 Domain identity" {
  rules = { "103.1" },
  format = "duel",
  play = function(s)
    s:legal_deck(deck())
    s:legal_deck(deck { ["Test Foxes"] = 1 })
    s:legal_deck(deck { ["Test Dust"] = 3 })
    s:illegal_deck(deck { ["Test Rain"] = 1 }, { "103.1" })
    s:illegal_deck(deck { ["Icathian Rain"] = 1 }, { "103.1", "103.2" })
    s:illegal_deck(deck { ["Gust"] = 2 }, { "103.1" })
  end,
}

scenario "R277 Domain identity of runes" {
  rules = { "103.1" },
  format = "duel",
  play = function(s)
    local strange = deck()
    strange.runes = { ["Calm Rune"] = 6, ["Mind Rune"] = 5, ["Fury Rune"] = 1 }
    s:illegal_deck(strange, { "103.1" })
  end,
}
