-- The facts on the paper cards of Origins, as a table of its own: nothing here is read from the facts of the set.
-- A card lies aside, where nothing changes it; a list or a power cost that a row leaves out is empty.
local function printed(what, rows)
  local cards = {}
  for n, row in ipairs(rows) do cards[n] = row[1] end
  scenario("Origins: the facts of " .. what) {
    board = { A = { aside = cards } },
    play = function(s)
      for _, row in ipairs(rows) do
        s:expect(row[1], {
          type = row.type, supertypes = row.supertypes or {}, domains = row.domains or {}, tags = row.tags or {},
          energy = row.energy, power = row.power or 0, might = row.might, might_bonus = row.might_bonus or 0,
          keywords = row.keywords or {},
        })
      end
    end,
  }
end

printed("fury units", {
  { "Flame Chompers", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "Zaun" } },
  { "Chemtech Enforcer", type = "unit", domains = { "fury" }, energy = 2, might = 2, tags = { "Zaun" }, keywords = { "Assault 2" } },
  { "Legion Rearguard", type = "unit", domains = { "fury" }, energy = 2, might = 2, tags = { "Trifarian", "Noxus" }, keywords = { "Accelerate" } },
  { "Noxus Hopeful", type = "unit", domains = { "fury" }, energy = 4, might = 4, tags = { "Trifarian", "Noxus" }, keywords = { "Legion" } },
  { "Pouty Poro", type = "unit", domains = { "fury" }, energy = 2, might = 2, tags = { "Poro" }, keywords = { "Deflect 1" } },
  { "Dangerous Duo", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "Mech", "Bandle City" }, keywords = { "Legion" } },
  { "Noxus Saboteur", type = "unit", domains = { "fury" }, energy = 3, might = 3, tags = { "Trifarian", "Noxus" } },
  { "Scrapyard Champion", type = "unit", domains = { "fury" }, energy = 5, power = 1, might = 5, tags = { "Mech", "Bandle City" }, keywords = { "Legion" } },
  { "Brynhir Thundersong", type = "unit", domains = { "fury" }, energy = 6, might = 5, tags = { "Freljord" } },
  { "Darius, Trifarian", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 5, power = 1, might = 5, tags = { "Trifarian", "Darius", "Noxus" } },
  { "Immortal Phoenix", type = "unit", domains = { "fury" }, energy = 3, power = 1, might = 3, tags = { "Spirit" }, keywords = { "Assault 2" } },
  { "Volibear, Furious", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 10, power = 2, might = 9, tags = { "Volibear", "Freljord" }, keywords = { "Deflect 2" } },
  { "Brazen Buccaneer", type = "unit", domains = { "fury" }, energy = 6, might = 5, tags = { "Pirate", "Bilgewater" } },
  { "Tryndamere, Barbarian", type = "unit", supertypes = { "champion" }, domains = { "fury" }, energy = 7, power = 2, might = 8, tags = { "Tryndamere", "Freljord" } },
})

printed("fury spells and gear", {
  { "Cleave", type = "spell", domains = { "fury" }, energy = 1, keywords = { "Action" } },
  { "Disintegrate", type = "spell", domains = { "fury" }, energy = 4, keywords = { "Action" } },
  { "Get Excited!", type = "spell", domains = { "fury" }, energy = 2, power = 1, keywords = { "Action" } },
  { "Hextech Ray", type = "spell", domains = { "fury" }, energy = 1, power = 1, keywords = { "Action" } },
  { "Sky Splitter", type = "spell", domains = { "fury" }, energy = 8, power = 1, keywords = { "Action" } },
  { "Void Seeker", type = "spell", domains = { "fury" }, energy = 3, power = 1, keywords = { "Action" } },
  { "Blind Fury", type = "spell", domains = { "fury" }, energy = 4, power = 2, keywords = { "Action" } },
  { "Falling Star", type = "spell", domains = { "fury" }, energy = 2, power = 2 },
  { "Seal of Rage", type = "gear", domains = { "fury" }, energy = 0, power = 1 },
  { "Unlicensed Armory", type = "gear", domains = { "fury" }, energy = 2 },
})

printed("calm units", {
  { "Clockwork Keeper", type = "unit", domains = { "calm" }, energy = 2, might = 2, tags = { "Shurima" } },
  { "Playful Phantom", type = "unit", domains = { "calm" }, energy = 5, might = 5, tags = { "Spirit", "Shadow Isles" } },
  { "Stalwart Poro", type = "unit", domains = { "calm" }, energy = 2, might = 2, tags = { "Poro" }, keywords = { "Shield 1" } },
  { "Wielder of Water", type = "unit", domains = { "calm" }, energy = 3, might = 2, tags = { "Ionia" } },
  { "Ahri, Alluring", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 5, power = 1, might = 4, tags = { "Ahri", "Ionia" } },
  { "Caitlyn, Patrolling", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 3, power = 1, might = 3, tags = { "Caitlyn", "Piltover" } },
  { "Mageseeker Warden", type = "unit", domains = { "calm" }, energy = 6, power = 1, might = 5, tags = { "Demacia" } },
  { "Taric, Protector", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 4, power = 1, might = 4, tags = { "Taric", "Mount Targon" }, keywords = { "Shield 1", "Tank" } },
  { "Yasuo, Remorseful", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 6, power = 2, might = 6, tags = { "Yasuo", "Ionia" } },
  { "Eclipse Herald", type = "unit", domains = { "calm" }, energy = 7, power = 1, might = 7, tags = { "Bird", "Mount Targon" } },
  { "Leona, Zealot", type = "unit", supertypes = { "champion" }, domains = { "calm" }, energy = 6, power = 1, might = 6, tags = { "Leona", "Mount Targon" } },
})

printed("calm spells and gear", {
  { "Charm", type = "spell", domains = { "calm" }, energy = 1, power = 1 },
  { "En Garde", type = "spell", domains = { "calm" }, energy = 1, keywords = { "Reaction" } },
  { "Find Your Center", type = "spell", domains = { "calm" }, energy = 3, keywords = { "Action" } },
  { "Meditation", type = "spell", domains = { "calm" }, energy = 2, keywords = { "Reaction" } },
  { "Stand United", type = "spell", domains = { "calm" }, energy = 3, keywords = { "Hidden", "Action" } },
  { "Block", type = "spell", domains = { "calm" }, energy = 2, keywords = { "Hidden", "Action" } },
  { "Discipline", type = "spell", domains = { "calm" }, energy = 2, keywords = { "Reaction" } },
  { "Wind Wall", type = "spell", domains = { "calm" }, energy = 3, power = 2, keywords = { "Reaction" } },
  { "Last Stand", type = "spell", domains = { "calm" }, energy = 3, power = 1, keywords = { "Action" } },
  { "Zhonya's Hourglass", type = "gear", domains = { "calm" }, energy = 2, keywords = { "Hidden" } },
  { "Mystic Reversal", type = "spell", domains = { "calm" }, energy = 4, power = 3, keywords = { "Reaction" } },
  { "Defy", type = "spell", domains = { "calm" }, energy = 1, power = 1, keywords = { "Reaction" } },
  { "Party Favors", type = "spell", domains = { "calm" }, energy = 3 },
  { "Solari Shrine", type = "gear", domains = { "calm" }, energy = 3 },
})

printed("mind units", {
  { "Eager Apprentice", type = "unit", domains = { "mind" }, energy = 3, might = 3, tags = { "Piltover" } },
  { "Lecturing Yordle", type = "unit", domains = { "mind" }, energy = 3, might = 2, tags = { "Yordle", "Bandle City" }, keywords = { "Tank" } },
  { "Mega-Mech", type = "unit", domains = { "mind" }, energy = 7, might = 8, tags = { "Mech", "Bandle City" } },
  { "Riptide Rex", type = "unit", domains = { "mind" }, energy = 6, power = 2, might = 6, tags = { "Pirate", "Bilgewater" } },
  { "Blastcone Fae", type = "unit", domains = { "mind" }, energy = 2, power = 1, might = 2, tags = { "Fae", "Bandle City" }, keywords = { "Hidden" } },
  { "Ravenbloom Student", type = "unit", domains = { "mind" }, energy = 2, might = 2, tags = { "Noxus" } },
  { "Sprite Mother", type = "unit", domains = { "mind" }, energy = 4, power = 1, might = 3, tags = { "Fae" } },
  { "Dr. Mundo, Expert", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 8, power = 2, might = 6, tags = { "Dr. Mundo", "Zaun" } },
  { "Heimerdinger, Inventor", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 3, power = 1, might = 3, tags = { "Yordle", "Heimerdinger", "Piltover" } },
  { "Thousand-Tailed Watcher", type = "unit", domains = { "mind" }, energy = 7, power = 1, might = 7, tags = { "Ionia" }, keywords = { "Accelerate" } },
  { "Wraith of Echoes", type = "unit", domains = { "mind" }, energy = 6, power = 1, might = 5, tags = { "Spirit", "Shadow Isles" } },
  { "Ahri, Inquisitive", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 3, power = 1, might = 3, tags = { "Ahri", "Ionia" } },
  { "Teemo, Strategist", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 2, power = 1, might = 2, tags = { "Yordle", "Teemo", "Bandle City" }, keywords = { "Hidden" } },
  { "Viktor, Innovator", type = "unit", supertypes = { "champion" }, domains = { "mind" }, energy = 4, power = 1, might = 3, tags = { "Viktor", "Zaun" } },
})

printed("mind spells", {
  { "Time Warp", type = "spell", domains = { "mind" }, energy = 10, power = 4 },
  { "Unchecked Power", type = "spell", domains = { "mind" }, energy = 7, power = 2 },
  { "Falling Comet", type = "spell", domains = { "mind" }, energy = 5, keywords = { "Action" } },
  { "Smoke Screen", type = "spell", domains = { "mind" }, energy = 2, power = 1, keywords = { "Reaction" } },
  { "Sprite Call", type = "spell", domains = { "mind" }, energy = 3, keywords = { "Hidden", "Action" } },
  { "Stupefy", type = "spell", domains = { "mind" }, energy = 1, keywords = { "Reaction" } },
  { "Singularity", type = "spell", domains = { "mind" }, energy = 6, power = 2 },
  { "Convergent Mutation", type = "spell", domains = { "mind" }, energy = 2, power = 1, keywords = { "Reaction" } },
  { "Promising Future", type = "spell", domains = { "mind" }, energy = 5, power = 1 },
  { "Garbage Grabber", type = "gear", domains = { "mind" }, energy = 2 },
})

printed("body cards", {
  { "Challenge", type = "spell", domains = { "body" }, energy = 2, power = 1, keywords = { "Action" } },
  { "Kinkou Monk", type = "unit", domains = { "body" }, energy = 4, power = 1, might = 4, tags = { "Ionia" } },
  { "Kraken Hunter", type = "unit", domains = { "body" }, energy = 3, power = 2, might = 5, tags = { "Pirate", "Bilgewater" }, keywords = { "Accelerate", "Assault 1" } },
  { "Dazzling Aurora", type = "gear", domains = { "body" }, energy = 9, power = 2 },
  { "Cannon Barrage", type = "spell", domains = { "body" }, energy = 2, power = 1, keywords = { "Reaction" } },
  { "Confront", type = "spell", domains = { "body" }, energy = 2, keywords = { "Action" } },
  { "Crackshot Corsair", type = "unit", domains = { "body" }, energy = 3, might = 3, tags = { "Pirate", "Bilgewater" } },
  { "Dune Drake", type = "unit", domains = { "body" }, energy = 5, might = 5, tags = { "Dragon", "Shurima" } },
  { "First Mate", type = "unit", domains = { "body" }, energy = 3, might = 3, tags = { "Pirate", "Bilgewater" } },
  { "Mobilize", type = "spell", domains = { "body" }, energy = 2 },
  { "Stormclaw Ursine", type = "unit", domains = { "body" }, energy = 7, might = 6, tags = { "Freljord" }, keywords = { "Tank" } },
  { "Mountain Drake", type = "unit", domains = { "body" }, energy = 9, might = 10, tags = { "Dragon" } },
  { "Arena Bar", type = "gear", domains = { "body" }, energy = 3 },
  { "Bilgewater Bully", type = "unit", domains = { "body" }, energy = 6, might = 6, tags = { "Bilgewater" } },
  { "Cithria of Cloudfield", type = "unit", domains = { "body" }, energy = 2, might = 1, tags = { "Elite", "Demacia" } },
  { "Herald of Scales", type = "unit", domains = { "body" }, energy = 4, might = 3, tags = { "Mount Targon" } },
  { "Wallop", type = "spell", domains = { "body" }, energy = 2, keywords = { "Action" } },
  { "Lee Sin, Centered", type = "unit", supertypes = { "champion" }, domains = { "body" }, energy = 6, might = 6, tags = { "Lee Sin", "Ionia" }, keywords = { "Accelerate" } },
  { "Mistfall", type = "gear", domains = { "body" }, energy = 3 },
  { "Deadbloom Predator", type = "unit", domains = { "body" }, energy = 8, power = 2, might = 8, tags = { "Shadow Isles" }, keywords = { "Deflect 1" } },
})

printed("chaos units", {
  { "Stealthy Pursuer", type = "unit", domains = { "chaos" }, energy = 4, power = 1, might = 4, tags = { "Shurima" } },
  { "Undercover Agent", type = "unit", domains = { "chaos" }, energy = 5, power = 1, might = 5, keywords = { "Deathknell" } },
  { "Kayn, Unleashed", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 6, power = 1, might = 6, tags = { "Kayn", "Ionia" }, keywords = { "Ganking" } },
  { "Kog'Maw, Caustic", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 3, power = 1, might = 1, tags = { "Kog'Maw", "The Void" }, keywords = { "Deathknell" } },
  { "Nocturne, Horrifying", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, power = 1, might = 4, tags = { "Nocturne" }, keywords = { "Ganking" } },
  { "Twisted Fate, Gambler", type = "unit", supertypes = { "champion" }, domains = { "chaos" }, energy = 4, might = 4, tags = { "Twisted Fate", "Bilgewater" } },
  { "Tideturner", type = "unit", domains = { "chaos" }, energy = 2, might = 2, tags = { "Bilgewater" }, keywords = { "Hidden" } },
  { "Mystic Poro", type = "unit", domains = { "chaos" }, energy = 2, might = 2, tags = { "Poro" }, keywords = { "Vision" } },
  { "Sai Scout", type = "unit", domains = { "chaos" }, energy = 6, might = 5, tags = { "Shurima" }, keywords = { "Vision" } },
  { "Sneaky Deckhand", type = "unit", domains = { "chaos" }, energy = 3, might = 2, tags = { "Pirate", "Bilgewater" } },
  { "Traveling Merchant", type = "unit", domains = { "chaos" }, energy = 2, might = 2, tags = { "Bilgewater" } },
  { "Maddened Marauder", type = "unit", domains = { "chaos" }, energy = 5, might = 4, tags = { "Pirate", "Bilgewater" }, keywords = { "Tank" } },
})

printed("chaos spells", {
  { "Scrapheap", type = "gear", domains = { "chaos" }, energy = 2 },
  { "Fight or Flight", type = "spell", domains = { "chaos" }, energy = 2, keywords = { "Hidden", "Action" } },
  { "Ride The Wind", type = "spell", domains = { "chaos" }, energy = 2, power = 1, keywords = { "Action" } },
  { "Stacked Deck", type = "spell", domains = { "chaos" }, energy = 1, keywords = { "Action" } },
  { "The Harrowing", type = "spell", domains = { "chaos" }, energy = 6, power = 2 },
  { "Possession", type = "spell", domains = { "chaos" }, energy = 8, power = 3, keywords = { "Action" } },
  { "Gust", type = "spell", domains = { "chaos" }, energy = 1, keywords = { "Reaction" } },
  { "Morbid Return", type = "spell", domains = { "chaos" }, energy = 2, keywords = { "Action" } },
  { "Whirlwind", type = "spell", domains = { "chaos" }, energy = 3, power = 1 },
})

printed("order units", {
  { "Cruel Patron", type = "unit", domains = { "order" }, energy = 4, might = 6, tags = { "Noxus" } },
  { "Trifarian Gloryseeker", type = "unit", domains = { "order" }, energy = 2, might = 2, tags = { "Trifarian", "Noxus" }, keywords = { "Legion" } },
  { "Vanguard Captain", type = "unit", domains = { "order" }, energy = 3, power = 1, might = 3, tags = { "Elite", "Demacia" }, keywords = { "Legion" } },
  { "Solari Chief", type = "unit", domains = { "order" }, energy = 5, power = 1, might = 4, tags = { "Mount Targon" } },
  { "Commander Ledros", type = "unit", domains = { "order" }, energy = 6, power = 4, might = 8, tags = { "Spirit", "Shadow Isles" }, keywords = { "Deflect 1", "Ganking" } },
  { "Fiora, Victorious", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, might = 4, tags = { "Fiora", "Demacia" } },
  { "Karma, Channeler", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 6, power = 1, might = 6, tags = { "Karma", "Ionia" }, keywords = { "Vision" } },
  { "Karthus, Eternal", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 3, power = 1, might = 3, tags = { "Spirit", "Karthus", "Shadow Isles" } },
  { "Leona, Determined", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, power = 1, might = 4, tags = { "Leona", "Mount Targon" }, keywords = { "Shield 1" } },
  { "Machine Evangel", type = "unit", domains = { "order" }, energy = 5, power = 1, might = 4, tags = { "Piltover" }, keywords = { "Deathknell" } },
  { "Shen, Kinkou", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 3, power = 1, might = 3, tags = { "Shen", "Ionia" }, keywords = { "Reaction", "Shield 2", "Tank" } },
  { "Viktor, Leader", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, power = 1, might = 4, tags = { "Viktor", "Zaun" } },
  { "Daring Poro", type = "unit", domains = { "order" }, energy = 2, might = 2, tags = { "Poro" }, keywords = { "Assault 1" } },
  { "Faithful Manufactor", type = "unit", domains = { "order" }, energy = 3, might = 2, tags = { "Piltover" } },
  { "Petty Officer", type = "unit", domains = { "order" }, energy = 5, might = 5, tags = { "Pirate", "Bilgewater" }, keywords = { "Assault 1" } },
  { "Vanguard Sergeant", type = "unit", domains = { "order" }, energy = 4, might = 4, tags = { "Elite", "Demacia" } },
  { "Noxian Drummer", type = "unit", domains = { "order" }, energy = 3, might = 3, tags = { "Trifarian", "Noxus" } },
  { "Sett, Kingpin", type = "unit", supertypes = { "champion" }, domains = { "order" }, energy = 4, power = 1, might = 5, tags = { "Sett", "Ionia" }, keywords = { "Tank" } },
})

printed("order spells and gear", {
  { "Symbol of the Solari", type = "gear", domains = { "order" }, energy = 1 },
  { "Call to Glory", type = "spell", domains = { "order" }, energy = 3, keywords = { "Reaction" } },
  { "Hidden Blade", type = "spell", domains = { "order" }, energy = 2, power = 1, keywords = { "Hidden", "Action" } },
  { "Imperial Decree", type = "spell", domains = { "order" }, energy = 5, power = 2, keywords = { "Action" } },
  { "King's Edict", type = "spell", domains = { "order" }, energy = 6, power = 2 },
  { "Baited Hook", type = "gear", domains = { "order" }, energy = 3 },
  { "Divine Judgment", type = "spell", domains = { "order" }, energy = 7, power = 2 },
  { "Back to Back", type = "spell", domains = { "order" }, energy = 3, keywords = { "Reaction" } },
})

printed("cards of two domains", {
  { "Icathian Rain", type = "spell", supertypes = { "signature" }, domains = { "fury", "mind" }, energy = 7, power = 3, tags = { "Kai'Sa" } },
  { "Noxian Guillotine", type = "spell", supertypes = { "signature" }, domains = { "fury", "order" }, energy = 4, power = 1, tags = { "Darius" }, keywords = { "Action", "Legion" } },
  { "Fox-Fire", type = "spell", supertypes = { "signature" }, domains = { "calm", "mind" }, energy = 3, tags = { "Ahri" }, keywords = { "Hidden", "Action" } },
})

printed("legends", {
  { "Volibear, Relentless Storm", type = "legend", supertypes = { "champion" }, domains = { "fury", "body" }, tags = { "Volibear" } },
  { "Jinx, Loose Cannon", type = "legend", supertypes = { "champion" }, domains = { "fury", "chaos" }, tags = { "Jinx" } },
  { "Ahri, Nine-Tailed Fox", type = "legend", supertypes = { "champion" }, domains = { "calm", "mind" }, tags = { "Ahri" } },
  { "Yasuo, Unforgiven", type = "legend", supertypes = { "champion" }, domains = { "calm", "chaos" }, tags = { "Yasuo" } },
  { "Viktor, Herald of the Arcane", type = "legend", supertypes = { "champion" }, domains = { "mind", "order" }, tags = { "Viktor" } },
})

printed("battlefields", {
  { "Aspirant's Climb", type = "battlefield" },
  { "Back-Alley Bar", type = "battlefield" },
  { "Reckoner's Arena", type = "battlefield" },
  { "The Arena's Greatest", type = "battlefield" },
  { "Vilemaw's Lair", type = "battlefield" },
  { "Zaun Warrens", type = "battlefield" },
  { "Fortified Position", type = "battlefield" },
  { "Startipped Peak", type = "battlefield" },
  { "Trifarian War Camp", type = "battlefield" },
  { "Void Gate", type = "battlefield" },
})

printed("runes", {
  { "Fury Rune", type = "rune", supertypes = { "basic" }, domains = { "fury" } },
  { "Calm Rune", type = "rune", supertypes = { "basic" }, domains = { "calm" } },
  { "Mind Rune", type = "rune", supertypes = { "basic" }, domains = { "mind" } },
  { "Body Rune", type = "rune", supertypes = { "basic" }, domains = { "body" } },
  { "Chaos Rune", type = "rune", supertypes = { "basic" }, domains = { "chaos" } },
  { "Order Rune", type = "rune", supertypes = { "basic" }, domains = { "order" } },
})

printed("tokens", {
  { "Recruit", type = "unit", energy = 0, might = 1, tags = { "Recruit" } },
  { "Sprite", type = "unit", energy = 0, might = 3, tags = { "Fae", "Sprite" }, keywords = { "Temporary" } },
})

printed("more cards", {
  { "Radiant Dawn", type = "legend", supertypes = { "champion" }, domains = { "calm", "order" }, tags = { "Leona" } },
  { "Swift Scout", type = "legend", supertypes = { "champion" }, domains = { "mind", "chaos" }, tags = { "Teemo" } },
})
