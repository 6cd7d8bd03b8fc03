-- The facts of the base set once more, as a table of its own: a slip in the HCL shows here. A card lies aside, where
-- nothing changes it; a list that a row leaves out is empty, a number 0.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("The base set: the facts of " .. what) {
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
  { "Cassandra, Seeker of Light", type = "hero", colors = { "light", "air", "haven" }, health = 20, might = 1, magic = 1, destiny = 2 },
  { "Garant, Seeker of Discord", type = "hero", colors = { "prime", "fire", "inferno" }, health = 20, might = 1, magic = 1, destiny = 2 },
  { "Kat, Seeker of Freedom", type = "hero", colors = { "earth", "air", "stronghold" }, health = 20, might = 1, magic = 1, destiny = 2 },
  { "Seria, Seeker of the Lost Souls", type = "hero", colors = { "dark", "water", "necropolis" }, health = 20, might = 1, magic = 1, destiny = 2 },
})

printed("units from 1 on", {
  { "Wyvern rider", type = "unit", colors = { "stronghold" }, traits = { "flyer", "unique" }, race = { "orc", "rider" }, keywords = { "Enrage 2", "Magic Resist" }, cost = 6, attack = 3, retaliation = 1, health = 7, might = 6 },
  { "Abyssal lord", type = "unit", colors = { "dark", "inferno" }, traits = { "melee" }, race = { "demon" }, keywords = { "Attack Anywhere" }, cost = 7, attack = 5, retaliation = 4, health = 9, might = 6 },
  { "Chaos sorceress", type = "unit", colors = { "fire", "inferno" }, traits = { "shooter", "magic", "blast_at_target" }, race = { "human", "wizard" }, keywords = { "Immune to Retaliation", "Area Blast 3" }, cost = 5, attack = 4, retaliation = 2, health = 7, might = 4, magic = 2 },
  { "Enraged cyclops", type = "unit", colors = { "stronghold" }, traits = { "shooter" }, race = { "cyclops" }, keywords = { "Immune to Retaliation", "Double Attack" }, cost = 7, attack = 4, retaliation = 2, health = 7, might = 6 },
  { "Fate weaver", type = "unit", colors = { "prime", "necropolis" }, traits = { "melee" }, race = { "namtaru" }, keywords = { "Regenerate 1", "Infect 2" }, cost = 6, attack = 4, retaliation = 4, health = 8, might = 5 },
  { "Ghost dragon", type = "unit", colors = { "prime", "necropolis" }, traits = { "flyer", "magic" }, race = { "ghost", "dragon" }, keywords = { "Immune to Retaliation", "Incorporeal", "Life Drain 2" }, cost = 7, attack = 5, retaliation = 3, health = 7, might = 6, magic = 1 },
  { "Panther warrior", type = "unit", colors = { "air", "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Quick Attack", "Charge" }, cost = 6, attack = 3, retaliation = 3, health = 5, might = 6 },
  { "Pit lord", type = "unit", colors = { "inferno" }, traits = { "flyer" }, race = { "demon" }, keywords = { "Attack Anywhere" }, cost = 6, attack = 4, retaliation = 3, health = 7, might = 5 },
  { "Raging smasher", type = "unit", colors = { "air", "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Immune to Retaliation", "Charge", "Enrage 2" }, cost = 6, attack = 4, retaliation = 2, health = 7, might = 6 },
  { "Vampire lord", type = "unit", colors = { "necropolis" }, traits = { "flyer" }, race = { "vampire" }, keywords = { "Immune to Retaliation", "Life Drain 3" }, cost = 6, attack = 4, retaliation = 3, health = 8, might = 5 },
  { "Vestal", type = "unit", colors = { "light", "haven" }, traits = { "shooter", "magic" }, race = { "human", "priest" }, keywords = { "Immune to Retaliation", "Heal 3", "Mending" }, cost = 4, attack = 1, retaliation = 1, health = 7, might = 3, magic = 2 },
  { "Angry wyvern", type = "unit", traits = { "flyer" }, race = { "wyvern" }, cost = 5, attack = 3, retaliation = 3, health = 7, might = 5 },
  { "Archlich", type = "unit", colors = { "dark", "necropolis" }, traits = { "shooter", "magic" }, race = { "lich" }, keywords = { "Immune to Retaliation", "Life Drain 2" }, cost = 4, attack = 3, retaliation = 1, health = 6, might = 4, magic = 1 },
  { "Centaur marauder", type = "unit", colors = { "stronghold" }, traits = { "shooter" }, race = { "centaur", "archer" }, keywords = { "Immune to Retaliation", "Attack Anywhere", "Armor 1" }, cost = 5, attack = 3, retaliation = 2, health = 5, might = 5 },
  { "Cerberus", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "hound" }, keywords = { "Immune to Retaliation", "Sweep Attack" }, cost = 3, attack = 3, retaliation = 1, health = 3, might = 3 },
  { "Crusher", type = "unit", colors = { "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Magic Resist", "Enrage 1" }, cost = 4, attack = 2, retaliation = 1, health = 4, might = 4 },
  { "Cyclops brawler", type = "unit", colors = { "stronghold" }, traits = { "melee" }, race = { "cyclops" }, keywords = { "Double Attack" }, cost = 4, attack = 2, retaliation = 2, health = 6, might = 4 },
  { "Dreamreaver", type = "unit", colors = { "stronghold" }, traits = { "shooter", "magic" }, race = { "orc", "shaman" }, keywords = { "Immune to Retaliation", "Enrage 1" }, cost = 5, attack = 3, retaliation = 3, health = 6, might = 5, magic = 1 },
  { "Elite squire", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human", "soldier" }, keywords = { "Ranged Guard 2" }, cost = 2, attack = 1, retaliation = 2, health = 3, might = 2 },
  { "Fate spinner", type = "unit", colors = { "prime", "necropolis" }, traits = { "melee" }, race = { "namtaru" }, keywords = { "Infect 2" }, cost = 4, attack = 2, retaliation = 2, health = 7, might = 4 },
  { "Helexian librarian", type = "unit", traits = { "melee" }, race = { "human" }, cost = 2, attack = 1, health = 1, destiny = 2 },
  { "Holy praetorian", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human", "soldier" }, keywords = { "Melee Guard 2" }, cost = 2, attack = 1, retaliation = 1, health = 4, might = 2 },
  { "Imperial griffin", type = "unit", colors = { "haven" }, traits = { "flyer" }, race = { "griffin" }, keywords = { "Immune to Retaliation", "Charge" }, cost = 4, attack = 2, retaliation = 2, health = 6, might = 4 },
  { "Jaguar warrior", type = "unit", colors = { "air", "earth", "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Enrage 1", "Armor 1", "Charge" }, cost = 3, attack = 1, health = 5, might = 3 },
  { "Lacerator", type = "unit", colors = { "fire", "inferno" }, traits = { "melee", "shooter", "magic", "blast_at_target" }, race = { "demon", "tormentor" }, keywords = { "Area Blast 3" }, cost = 4, attack = 3, retaliation = 2, health = 6, might = 4, magic = 1 },
  { "Pit fiend", type = "unit", colors = { "dark", "inferno" }, traits = { "melee" }, race = { "demon" }, keywords = { "Attack Anywhere" }, cost = 4, attack = 3, retaliation = 2, health = 5, might = 4 },
  { "Putrid lamasu", type = "unit", colors = { "necropolis" }, traits = { "flyer" }, race = { "lamasu" }, keywords = { "Infect 2" }, cost = 5, attack = 3, retaliation = 2, health = 8, might = 5 },
  { "Ravager", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "juggernaut" }, cost = 4, attack = 6, retaliation = 4, health = 4, might = 4 },
  { "Ravenous ghoul", type = "unit", colors = { "earth", "necropolis" }, traits = { "melee", "shooter" }, race = { "ghoul" }, keywords = { "Regenerate 1", "Infect 1" }, cost = 3, attack = 2, retaliation = 1, health = 5, might = 3 },
  { "Striking fury", type = "unit", colors = { "air", "stronghold" }, traits = { "flyer" }, race = { "harpy" }, keywords = { "Immune to Retaliation", "Enrage 1" }, cost = 4, attack = 3, retaliation = 1, health = 5, might = 4 },
})

printed("units from 31 on", {
  { "Tithe collector", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human" }, keywords = { "Income 1" }, cost = 1, health = 2, destiny = 1 },
  { "Vampire knight", type = "unit", colors = { "necropolis" }, traits = { "flyer" }, race = { "vampire" }, keywords = { "Immune to Retaliation", "Life Drain 2" }, cost = 3, attack = 2, health = 5, might = 3 },
  { "Vengeful spectre", type = "unit", colors = { "prime", "necropolis" }, traits = { "flyer", "magic" }, race = { "ghost" }, keywords = { "Incorporeal" }, cost = 4, attack = 3, retaliation = 2, health = 5, might = 4, magic = 1 },
  { "Warrior seraph", type = "unit", colors = { "light", "haven" }, traits = { "flyer" }, race = { "angel" }, keywords = { "Regenerate 2" }, cost = 4, attack = 3, retaliation = 2, health = 6, might = 4 },
  { "Centaur archer", type = "unit", colors = { "stronghold" }, traits = { "shooter" }, race = { "centaur", "archer" }, keywords = { "Immune to Retaliation" }, cost = 3, attack = 3, retaliation = 2, health = 4, might = 3 },
  { "Demented", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "maniac" }, keywords = { "Immune to Retaliation", "Sweep Attack" }, cost = 2, attack = 2, health = 3, might = 2 },
  { "Devoted sister", type = "unit", colors = { "light", "haven" }, traits = { "shooter", "magic" }, race = { "human", "priest" }, keywords = { "Immune to Retaliation", "Heal 2" }, cost = 2, attack = 1, retaliation = 1, health = 4, might = 1, magic = 1 },
  { "Dreamwalker", type = "unit", colors = { "stronghold" }, traits = { "shooter", "magic" }, race = { "orc", "shaman" }, keywords = { "Immune to Retaliation", "Enrage 1" }, cost = 3, attack = 2, health = 4, might = 3, magic = 1 },
  { "Expert marksman", type = "unit", colors = { "haven" }, traits = { "shooter" }, race = { "human", "archer" }, keywords = { "Immune to Retaliation" }, cost = 2, attack = 2, retaliation = 1, health = 3, might = 2 },
  { "Goblin scout", type = "unit", colors = { "stronghold" }, traits = { "shooter" }, race = { "goblin", "archer" }, keywords = { "Immune to Retaliation" }, cost = 1, attack = 2, health = 1, might = 1 },
  { "Goblin hunter", type = "unit", colors = { "stronghold" }, traits = { "shooter" }, race = { "goblin", "archer" }, keywords = { "Immune to Retaliation" }, cost = 2, attack = 2, retaliation = 1, health = 3, might = 2 },
  { "Gravid breeder", type = "unit", colors = { "fire", "inferno" }, traits = { "shooter", "magic", "blast_at_target" }, race = { "demon", "breeder" }, keywords = { "Immune to Retaliation", "Magic Channel 1", "Stackable", "Area Blast 1" }, cost = 2, attack = 1, health = 3, might = 1, magic = 1 },
  { "Hell hound", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "hound" }, keywords = { "Immune to Retaliation", "Sweep Attack", "Stackable" }, cost = 1, attack = 1, health = 2 },
  { "Imperial crossbowman", type = "unit", colors = { "haven" }, traits = { "shooter" }, race = { "human", "archer" }, keywords = { "Immune to Retaliation", "Stackable" }, cost = 1, attack = 1, health = 2, might = 1 },
  { "Imperial sentinel", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human", "soldier" }, keywords = { "Melee Guard 1", "Stackable" }, cost = 1, attack = 1, retaliation = 1, health = 2, might = 1 },
  { "Juggernaut", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "juggernaut" }, cost = 3, attack = 4, retaliation = 3, health = 4, might = 3 },
  { "Lamasu", type = "unit", colors = { "necropolis" }, traits = { "flyer" }, race = { "lamasu" }, cost = 3, attack = 2, retaliation = 2, health = 6, might = 3 },
  { "Lesser air elemental", type = "unit", colors = { "air" }, traits = { "flyer", "magic" }, race = { "spirit" }, cost = 4, attack = 2, retaliation = 2, health = 6, might = 3, magic = 1 },
  { "Lesser earth elemental", type = "unit", colors = { "earth" }, traits = { "melee", "magic" }, race = { "spirit" }, cost = 5, attack = 3, retaliation = 4, health = 7, might = 4, magic = 1 },
  { "Lesser fire elemental", type = "unit", colors = { "fire" }, traits = { "shooter", "magic" }, race = { "spirit" }, keywords = { "Immune to Retaliation" }, cost = 4, attack = 3, retaliation = 2, health = 4, might = 3, magic = 1 },
  { "Lesser shadow elemental", type = "unit", colors = { "dark" }, traits = { "melee", "magic" }, race = { "spirit" }, keywords = { "Incorporeal" }, cost = 3, attack = 1, retaliation = 1, health = 3, might = 2, magic = 1 },
  { "Lilim", type = "unit", colors = { "inferno" }, traits = { "shooter", "magic" }, race = { "demon", "succubus" }, keywords = { "Immune to Retaliation" }, cost = 4, attack = 3, retaliation = 1, health = 8, might = 4, magic = 1 },
  { "Lingering ghost", type = "unit", colors = { "prime", "necropolis" }, traits = { "flyer", "magic" }, race = { "ghost" }, keywords = { "Incorporeal" }, cost = 2, attack = 2, retaliation = 1, health = 3, might = 2, magic = 1 },
  { "Loyal griffin", type = "unit", colors = { "haven" }, traits = { "flyer" }, race = { "griffin" }, cost = 2, attack = 2, retaliation = 1, health = 4, might = 2 },
  { "Maniac", type = "unit", colors = { "inferno" }, traits = { "melee" }, race = { "demon", "maniac" }, cost = 1, attack = 2, retaliation = 1, health = 2, might = 1 },
  { "Neophyte lich", type = "unit", colors = { "dark", "necropolis" }, traits = { "shooter", "magic" }, race = { "lich" }, keywords = { "Immune to Retaliation" }, cost = 2, attack = 2, health = 4, might = 2, magic = 1 },
  { "Pao hunter", type = "unit", traits = { "shooter" }, race = { "orc", "archer" }, keywords = { "Immune to Retaliation", "Stackable" }, cost = 2, attack = 1, health = 3, might = 1 },
  { "Plague skeleton", type = "unit", colors = { "necropolis" }, traits = { "shooter" }, race = { "skeleton" }, keywords = { "Immune to Retaliation", "Infect 1", "Stackable" }, cost = 2, attack = 1, health = 3, might = 2 },
  { "Plague zombie", type = "unit", colors = { "necropolis" }, traits = { "melee" }, race = { "zombie" }, keywords = { "Infect 1" }, cost = 3, attack = 2, retaliation = 1, health = 6, might = 3 },
  { "Radiant glory", type = "unit", colors = { "light", "haven" }, traits = { "flyer", "magic" }, race = { "spirit" }, cost = 3, attack = 3, retaliation = 2, health = 5, might = 3, magic = 1 },
})

printed("units-2 from 1 on", {
  { "Ranaar harpy", type = "unit", colors = { "stronghold" }, traits = { "flyer" }, race = { "harpy" }, cost = 2, attack = 2, retaliation = 1, health = 4, might = 2 },
  { "Ranaar mauler", type = "unit", colors = { "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, keywords = { "Enrage 1" }, cost = 1, health = 3, might = 1 },
  { "Sea elf archer", type = "unit", traits = { "shooter" }, race = { "elf", "archer" }, keywords = { "Immune to Retaliation" }, cost = 3, attack = 3, health = 3, might = 3 },
  { "Skeleton spearman", type = "unit", colors = { "necropolis" }, traits = { "shooter" }, race = { "skeleton" }, keywords = { "Immune to Retaliation", "Stackable" }, cost = 1, attack = 1, health = 2, might = 1 },
  { "Succubus", type = "unit", colors = { "inferno" }, traits = { "shooter", "magic" }, race = { "demon", "succubus" }, keywords = { "Immune to Retaliation" }, cost = 2, attack = 2, health = 4, might = 2, magic = 1 },
  { "Sun rider", type = "unit", colors = { "haven" }, traits = { "melee" }, race = { "human", "knight" }, keywords = { "Immune to Retaliation", "Charge" }, cost = 3, attack = 2, retaliation = 1, health = 5, might = 3 },
  { "Tainted orc", type = "unit", colors = { "stronghold" }, traits = { "melee" }, race = { "orc", "warrior" }, cost = 4, attack = 4, retaliation = 3, health = 7, might = 4 },
  { "Tormentor", type = "unit", colors = { "fire", "inferno" }, traits = { "melee", "shooter", "magic", "blast_at_target" }, race = { "demon", "tormentor" }, keywords = { "Area Blast 2" }, cost = 3, attack = 2, retaliation = 2, health = 5, might = 3, magic = 1 },
  { "Wild griffin", type = "unit", traits = { "flyer" }, race = { "griffin" }, cost = 3, attack = 2, retaliation = 2, health = 3, might = 3 },
  { "Wretched ghoul", type = "unit", colors = { "necropolis" }, traits = { "melee" }, race = { "ghoul" }, cost = 1, attack = 2, retaliation = 1, health = 2, might = 1 },
})

printed("spells from 1 on", {
  { "Armageddon", type = "spell", colors = { "fire" }, traits = { "instant" }, cost = 6, magic = 6 },
  { "Earthquake", type = "spell", colors = { "earth" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Fireball", type = "spell", colors = { "fire" }, traits = { "instant" }, cost = 4, magic = 4 },
  { "Soulreaver", type = "spell", colors = { "dark" }, traits = { "instant" }, cost = 4, magic = 4 },
  { "Storm wind", type = "spell", colors = { "air" }, traits = { "instant" }, cost = 2, magic = 2 },
  { "Weakness", type = "spell", colors = { "dark" }, traits = { "ongoing", "permanent" }, cost = 2, magic = 2 },
  { "Bless", type = "spell", colors = { "light" }, traits = { "ongoing", "permanent" }, cost = 3, magic = 3 },
  { "Fire bolt", type = "spell", colors = { "fire" }, traits = { "instant" }, cost = 1, magic = 1 },
  { "Heal", type = "spell", colors = { "light" }, traits = { "instant" }, cost = 1, magic = 1 },
  { "Icy weapon", type = "spell", colors = { "water" }, traits = { "ongoing", "permanent" }, cost = 4, magic = 4 },
  { "Lightning bolt", type = "spell", colors = { "air" }, traits = { "instant" }, cost = 4, magic = 3 },
})

printed("fortunes from 1 on", {
  { "Broken bridge", type = "fortune", traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Altar of Destruction", type = "fortune", colors = { "inferno" }, traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Arena", type = "fortune", colors = { "stronghold" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Blood pool", type = "fortune", colors = { "stronghold" }, traits = { "current" }, cost = 2, destiny = 2 },
  { "Campfire", type = "fortune", traits = { "immediate" }, cost = 3, destiny = 3 },
  { "Gold pile", type = "fortune", traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Graveyard", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 2, destiny = 2 },
  { "Mass grave", type = "fortune", colors = { "necropolis" }, traits = { "immediate" }, cost = 1, destiny = 2 },
  { "Sacrificial altar", type = "fortune", colors = { "stronghold" }, traits = { "immediate" }, cost = 1, destiny = 1 },
  { "Twist of Fate", type = "fortune", colors = { "inferno" }, traits = { "immediate" }, cost = 2, destiny = 2 },
})

printed("events from 1 on", {
  { "Market of Shadows", type = "event", traits = { "active" }, cost = 2 },
  { "Week of the Dead", type = "event", traits = { "active" }, cost = 1 },
  { "Celebrations", type = "event", traits = { "active" }, cost = 2 },
  { "Day of Fortune", type = "event", traits = { "active" }, cost = 3 },
  { "Month of the Dancing Flames", type = "event", traits = { "active" }, cost = 5 },
  { "Month of the Emerald Song", type = "event", traits = { "active" }, cost = 3 },
  { "Week of the Weaponsmiths", type = "event", traits = { "active" }, cost = 3 },
})
