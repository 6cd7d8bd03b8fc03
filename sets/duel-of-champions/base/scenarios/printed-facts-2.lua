-- The facts of the cards with a text once more, as a table of its own: a slip in the HCL shows here. A card lies in a hand, where
-- nothing changes it; a list that a row leaves out is empty, a number 0.
local function printed(what, rows)
  local hand = {}
  for n, row in ipairs(rows) do hand[n] = row[1] end
  scenario("The base set, cards with a text: the facts of " .. what) {
    board = { A = { hand = hand } },
    play = function(s)
      for _, row in ipairs(rows) do
        s:expect(row[1], {
          type = row.type, schools = row.colors or {}, kind = row.traits or {}, race = row.race or {}, keywords = row.keywords or {},
          cost = row.cost or 0, attack = row.attack or 0, retaliation = row.retaliation or 0, health = row.health or 0,
          might = row.might or 0, magic = row.magic or 0, destiny = row.destiny or 0,
        })
      end
    end,
  }
end

printed("fortunes from 1 on", {
  { "Altar of Asha", type = "fortune", traits = { "unique", "immediate" }, cost = 4, might = 2, destiny = 4 },
  { "Cassandra's imperial devotion", type = "fortune", colors = { "haven" }, traits = { "unique", "immediate" }, cost = 4, destiny = 4 },
  { "Garant's purge", type = "fortune", colors = { "inferno" }, traits = { "unique", "immediate" }, cost = 3, destiny = 3 },
  { "Kat's grand finale", type = "fortune", colors = { "stronghold" }, traits = { "unique", "immediate" }, cost = 5, might = 4, destiny = 4 },
  { "Seria's last order", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 5, might = 4, destiny = 4 },
  { "Crystal cavern", type = "fortune", traits = { "immediate" }, cost = 4, destiny = 4 },
  { "Crystal of Power", type = "fortune", traits = { "current" }, cost = 3, destiny = 3 },
  { "Hall of Torment", type = "fortune", colors = { "inferno" }, traits = { "lasting" }, cost = 2, destiny = 2 },
  { "Prison", type = "fortune", colors = { "haven" }, traits = { "lasting" }, cost = 5, destiny = 5 },
  { "Reinforcements", type = "fortune", traits = { "immediate" }, cost = 3, might = 2, destiny = 3 },
  { "The last stand", type = "fortune", colors = { "stronghold" }, traits = { "current" }, cost = 3, destiny = 2 },
  { "Wasteland", type = "fortune", traits = { "lasting" }, cost = 5, destiny = 4 },
  { "Altar of Shadows", type = "fortune", traits = { "lasting" }, cost = 3, destiny = 3 },
  { "Arcane academy", type = "fortune", traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Asha uses all", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Call to Duty", type = "fortune", traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Crystal of Revelation", type = "fortune", traits = { "lasting" }, cost = 4, destiny = 4 },
  { "Fountain of Youth", type = "fortune", colors = { "haven" }, traits = { "lasting" }, cost = 2, destiny = 2 },
  { "House of Madness", type = "fortune", colors = { "inferno" }, traits = { "lasting" }, cost = 2, destiny = 2 },
  { "Observatory", type = "fortune", traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Orc camp", type = "fortune", colors = { "stronghold" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Pit of Hate", type = "fortune", colors = { "inferno" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Tax office", type = "fortune", colors = { "haven" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Shantiri ruins", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Ambush spot", type = "fortune", traits = { "current" }, cost = 1, destiny = 1 },
  { "Blood shaman hut", type = "fortune", colors = { "stronghold" }, traits = { "current" }, cost = 1, destiny = 1 },
  { "Cartographer", type = "fortune", traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Chaos rift", type = "fortune", colors = { "inferno" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Dragon vein", type = "fortune", traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Dwarven smith", type = "fortune", colors = { "haven" }, traits = { "immediate" }, destiny = 1 },
})

printed("fortunes from 31 on", {
  { "Fortified outpost", type = "fortune", colors = { "haven" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "No rest for the Wicked", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Rally flag", type = "fortune", traits = { "current" }, cost = 2, destiny = 2 },
  { "River of gems", type = "fortune", colors = { "haven" }, traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Stone of Enlightenment", type = "fortune", traits = { "immediate" }, cost = 4, destiny = 4 },
  { "Weapon supplies", type = "fortune", traits = { "immediate" }, cost = 2, destiny = 2 },
})

printed("events from 1 on", {
  { "Week of the Mercenaries", type = "event", traits = { "active" }, cost = 3 },
  { "Market of Wonders", type = "event", traits = { "active" }, cost = 5 },
  { "Mana Storm", type = "event", traits = { "ongoing" } },
  { "Week of Taxes", type = "event", traits = { "ongoing" } },
  { "Week of Knowledge", type = "event", traits = { "active" } },
})
