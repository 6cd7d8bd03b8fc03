-- The facts of the cards with a text once more, as a table of its own: a slip in the HCL shows here. A card lies aside, where
-- nothing changes it; a list that a row leaves out is empty, a number 0.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("The base set, cards with a text: the facts of " .. what) {
    board = { A = { aside = cards } },
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

printed("heroes from 1 on", {
  { "Acamas, Champion of the Bloodhorn", type = "hero", colors = { "earth", "stronghold" }, health = 20, might = 2, destiny = 1 },
  { "Belias, Lord of the Kennels", type = "hero", colors = { "prime", "dark", "inferno" }, health = 20, might = 1, magic = 1, destiny = 1 },
  { "Fleshbane, Champion of the Misshapen", type = "hero", colors = { "dark", "necropolis" }, health = 20, might = 2, destiny = 1 },
  { "Jezziel, Invoker of Hope", type = "hero", colors = { "prime", "light", "air", "haven" }, health = 18, magic = 2, destiny = 1 },
  { "Kal-Azaar, Invoker of Agony", type = "hero", colors = { "prime", "dark", "fire", "inferno" }, health = 18, magic = 2, destiny = 1 },
  { "Kelthor, Lord of Fury", type = "hero", colors = { "air", "fire", "stronghold" }, health = 20, might = 1, magic = 1, destiny = 1 },
  { "Mother Namtaru, Invoker of Death", type = "hero", colors = { "prime", "dark", "water", "necropolis" }, health = 18, magic = 2, destiny = 1 },
  { "Nergal, Lord of Pestilence", type = "hero", colors = { "prime", "earth", "necropolis" }, health = 20, might = 1, magic = 1, destiny = 1 },
  { "Sandalphon, Lord of Power", type = "hero", colors = { "water", "air", "haven" }, health = 20, might = 1, magic = 1, destiny = 1 },
  { "Shaar, Invoker of the Skies", type = "hero", colors = { "earth", "air", "fire", "stronghold" }, health = 18, magic = 2, destiny = 1 },
  { "Siegfried, Champion of Faith", type = "hero", colors = { "light", "haven" }, health = 20, might = 2, destiny = 1 },
  { "Xorm, Champion of the Abyss", type = "hero", colors = { "fire", "inferno" }, health = 20, might = 2, destiny = 1 },
})

printed("units from 1 on", {
  { "Atropos, Weaver of the Dead", type = "unit", colors = { "necropolis" }, traits = { "shooter", "unique" }, race = { "vampire" }, keywords = { "Immune to Retaliation", "Life Drain 2" }, cost = 5, attack = 3, retaliation = 2, health = 7, might = 4, destiny = 1 },
  { "Blood caller", type = "unit", colors = { "stronghold" }, traits = { "melee", "magic", "unique" }, race = { "orc", "warrior" }, cost = 5, health = 7, might = 5, magic = 1 },
  { "Chaos imp", type = "unit", colors = { "inferno" }, traits = { "shooter", "unique" }, race = { "demon", "imp" }, keywords = { "Immune to Retaliation" }, cost = 4, attack = 1, health = 1, might = 1, destiny = 3 },
  { "Dark assassin", type = "unit", traits = { "melee", "unique" }, race = { "human", "assassin" }, cost = 2, attack = 4, health = 2, might = 3 },
  { "Doom bringer", type = "unit", colors = { "fire", "inferno" }, traits = { "melee", "magic", "unique" }, race = { "demon" }, cost = 5, attack = 4, retaliation = 3, health = 6, might = 5, magic = 1 },
  { "Eleonore, the Voice of Harmony", type = "unit", colors = { "light", "haven" }, traits = { "shooter", "magic", "unique" }, race = { "human", "priest" }, keywords = { "Immune to Retaliation" }, cost = 5, attack = 2, health = 5, might = 3, magic = 3 },
  { "Imperial guard", type = "unit", colors = { "haven" }, traits = { "shooter", "unique" }, race = { "human", "soldier" }, keywords = { "Immune to Retaliation" }, cost = 5, retaliation = 2, health = 8, might = 4 },
  { "The Banshee", type = "unit", colors = { "dark", "necropolis" }, traits = { "melee", "magic", "unique" }, race = { "ghost" }, keywords = { "Incorporeal" }, cost = 6, attack = 2, health = 3, might = 4, magic = 4 },
  { "Breeder mother", type = "unit", colors = { "fire", "inferno" }, traits = { "shooter", "magic" }, race = { "demon", "breeder" }, keywords = { "Immune to Retaliation" }, cost = 4, attack = 2, retaliation = 1, health = 6, might = 3, magic = 1 },
  { "Celestial", type = "unit", colors = { "light", "haven" }, traits = { "flyer" }, race = { "angel" }, keywords = { "Regenerate 2" }, cost = 6, attack = 4, retaliation = 4, health = 8, might = 5 },
  { "Moonsilk spider", type = "unit", colors = { "prime" }, traits = { "melee", "shooter", "magic" }, race = { "spider" }, keywords = { "Immune to Magic" }, cost = 4, health = 1, magic = 3 },
  { "Pao deathseeker", type = "unit", traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Immune to Retaliation", "Quick Attack" }, cost = 4, attack = 3, health = 1, might = 3 },
  { "Sun crusader", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human", "knight" }, keywords = { "Immune to Retaliation", "Charge" }, cost = 5, attack = 4, retaliation = 2, health = 7, might = 5 },
  { "Blazing glory", type = "unit", colors = { "light", "haven" }, traits = { "flyer", "magic" }, race = { "spirit" }, keywords = { "Regenerate 2" }, cost = 5, attack = 3, retaliation = 3, health = 7, might = 4, magic = 2 },
  { "Wandering bard", type = "unit", traits = { "melee" }, race = { "human" }, cost = 2, attack = 1, health = 1, might = 1, destiny = 2 },
  { "Rogue mercenary", type = "unit", traits = { "melee" }, race = { "human", "mercenary" }, cost = 2, attack = 2, retaliation = 1, health = 4, might = 2 },
})

printed("spells from 1 on", {
  { "Blizzard", type = "spell", colors = { "water" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 3, magic = 3 },
  { "Celestial armour", type = "spell", colors = { "light" }, traits = { "ongoing", "permanent" }, cost = 5, magic = 5 },
  { "Contagion", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 3, magic = 3 },
  { "Curse of the Netherworld", type = "spell", colors = { "dark" }, traits = { "instant" }, cost = 6, magic = 6 },
  { "Divine intervention", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 5, magic = 4 },
  { "Father Sky's wrath", type = "spell", colors = { "air" }, traits = { "instant" }, cost = 5, magic = 5 },
  { "Firestorm", type = "spell", colors = { "fire" }, traits = { "instant" }, cost = 5, magic = 5 },
  { "Fog veil", type = "spell", colors = { "air" }, traits = { "ongoing", "next_turn" }, cost = 3, magic = 3 },
  { "For whom the Bell tolls", type = "spell", colors = { "prime" }, traits = { "ongoing", "permanent" }, cost = 5, magic = 5 },
  { "Geyser", type = "spell", colors = { "water" }, traits = { "instant" }, cost = 3, magic = 3 },
  { "Lightning speed", type = "spell", colors = { "air" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 3, magic = 3 },
  { "Mass regeneration", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, cost = 3, magic = 3 },
  { "Immolation", type = "spell", colors = { "fire" }, traits = { "ongoing", "permanent" }, cost = 4, magic = 4 },
  { "Puppet master", type = "spell", colors = { "dark" }, traits = { "instant" }, cost = 7, magic = 6 },
  { "Resurrection", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 5, might = 3, magic = 3 },
  { "Shadow image", type = "spell", colors = { "dark" }, traits = { "instant" }, cost = 4, magic = 4 },
  { "Spell twister", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 4, magic = 4 },
  { "Time jump", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 6, magic = 6 },
  { "Tsunami", type = "spell", colors = { "water" }, traits = { "instant" }, cost = 6, magic = 6 },
  { "Arcane ward", type = "spell", colors = { "prime" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 4, magic = 4 },
  { "Chain lightning", type = "spell", colors = { "air" }, traits = { "instant" }, cost = 4, magic = 3 },
  { "Cleansing light", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 3, magic = 2 },
  { "Eternal winter", type = "spell", colors = { "water" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 1, magic = 2 },
  { "Frenzy", type = "spell", colors = { "fire" }, traits = { "instant" }, cost = 3, magic = 3 },
  { "Frozen ground", type = "spell", colors = { "water" }, traits = { "ongoing", "next_turn" }, cost = 2, magic = 2 },
  { "Grounded", type = "spell", colors = { "air" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Ice spikes", type = "spell", colors = { "water" }, traits = { "instant" }, cost = 3, magic = 2 },
  { "Inner fire", type = "spell", colors = { "fire" }, traits = { "ongoing", "next_turn" }, cost = 2, magic = 2 },
  { "Insect swarm", type = "spell", colors = { "earth" }, traits = { "instant" }, cost = 3, magic = 3 },
  { "Martyr", type = "spell", colors = { "light" }, traits = { "ongoing", "permanent" }, cost = 3, magic = 3 },
})

printed("spells from 31 on", {
  { "Regeneration", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, cost = 2, magic = 2 },
  { "Soul syphon", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Stone skin", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, keywords = { "Persistent" }, cost = 3, magic = 2 },
  { "Town portal", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 3, magic = 3 },
  { "Vampiric embrace", type = "spell", colors = { "dark" }, traits = { "ongoing", "permanent" }, cost = 2, magic = 2 },
  { "Agony", type = "spell", colors = { "dark" }, traits = { "ongoing", "permanent" }, cost = 1, magic = 1 },
  { "Cyclone", type = "spell", colors = { "air" }, traits = { "ongoing", "next_turn" }, cost = 4, magic = 3 },
  { "Death seal", type = "spell", colors = { "dark" }, traits = { "ongoing", "permanent" }, cost = 3, magic = 3 },
  { "Dispel magic", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 1, magic = 1 },
  { "Fire shield", type = "spell", colors = { "fire" }, traits = { "ongoing", "permanent" }, cost = 2, magic = 2 },
  { "Fire trap", type = "spell", colors = { "fire" }, traits = { "ongoing", "permanent" }, cost = 1, magic = 1 },
  { "Ice wall", type = "spell", colors = { "water" }, traits = { "ongoing", "next_turn" }, cost = 1, magic = 1 },
  { "Purge", type = "spell", colors = { "dark" }, traits = { "instant" }, cost = 1, magic = 1 },
  { "Refreshing spring", type = "spell", colors = { "water" }, traits = { "ongoing", "end_of_turn" }, cost = 1, magic = 1 },
  { "Rock wall", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, cost = 1, magic = 1 },
  { "Slow", type = "spell", colors = { "prime" }, traits = { "ongoing", "next_turn" }, cost = 1, magic = 2 },
  { "Stone shield", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, cost = 3, magic = 4 },
  { "Sunburst", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Teleport", type = "spell", colors = { "prime" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Venomous touch", type = "spell", colors = { "earth" }, traits = { "ongoing", "permanent" }, cost = 2, magic = 2 },
  { "Wind shield", type = "spell", colors = { "air" }, traits = { "ongoing", "permanent" }, cost = 1, magic = 1 },
  { "Word of Light", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 4, magic = 4 },
})

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
