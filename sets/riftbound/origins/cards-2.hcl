# The second half of Origins: what the decks of the proving grounds do not play, from OGN-122 on.

card "OGN-002" {
  name    = "Brazen Buccaneer"
  type    = "unit"
  domains = ["fury"]
  energy  = 6
  might   = 5
  tags    = ["Pirate", "Bilgewater"]
  text    = "A discarded card as an extra cost makes it 2 energy cheaper."
}

card "OGN-006" {
  name    = "Flame Chompers"
  type    = "unit"
  domains = ["fury"]
  energy  = 3
  might   = 3
  tags    = ["Zaun"]
  text    = "You discard it: for one fury power it is played."
}

card "OGN-045" {
  name     = "Defy"
  type     = "spell"
  domains  = ["calm"]
  energy   = 1
  power    = { calm = 1 }
  keywords = ["Reaction"]
  text     = "Counters a spell of at most 4 energy and 1 power."
}

card "OGN-059" {
  name    = "Eclipse Herald"
  type    = "unit"
  domains = ["calm"]
  energy  = 7
  power   = { calm = 1 }
  might   = 7
  tags    = ["Bird", "Mount Targon"]
  text    = "You stun an enemy unit: this becomes ready and has +1 might this turn."
}

card "OGN-071" {
  name    = "Party Favors"
  type    = "spell"
  domains = ["calm"]
  energy  = 3
  text    = "Every other player chooses: you both draw 1, or you both get an exhausted rune."
  locale "zh" {
    words = {
      "Cards" = "牌"
      "Runes" = "符文"
    }
  }
}

card "OGN-072" {
  name    = "Solari Shrine"
  type    = "gear"
  domains = ["calm"]
  energy  = 3
  text    = "You kill a stunned enemy unit: you may exhaust this to draw 1."
}

card "OGN-079" {
  name       = "Leona, Zealot"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 6
  power      = { calm = 1 }
  might      = 6
  tags       = ["Leona", "Mount Targon"]
  text       = "Enters ready if an opponent needs at most 3 points more. Stunned enemy units here have -8 might, though 1 at least."
}

card "OGN-099" {
  name    = "Garbage Grabber"
  type    = "gear"
  domains = ["mind"]
  energy  = 2
  text    = "Recycle 3 cards out of your trash, 1 energy and exhaust it: draw 1."
}

card "OGN-117" {
  name       = "Viktor, Innovator"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 4
  power      = { mind = 1 }
  might      = 3
  tags       = ["Viktor", "Zaun"]
  text       = "You play a card on an opponent's turn: a Recruit comes to your base."
}

card "OGN-122" {
  name    = "Time Warp"
  type    = "spell"
  domains = ["mind"]
  energy  = 10
  power   = { mind = 4 }
  text    = "One more turn for you as soon as this one is over. The card ends up banished."
}

card "OGN-123" {
  name    = "Unchecked Power"
  type    = "spell"
  domains = ["mind"]
  energy  = 7
  power   = { mind = 2 }
  text    = "Your units become exhausted; then 12 damage to every unit at any battlefield."
}

card "OGN-124" {
  name    = "Arena Bar"
  type    = "gear"
  domains = ["body"]
  energy  = 3
  text    = "Exhaust it: a buff for an exhausted friendly unit."
}

card "OGN-125" {
  name    = "Bilgewater Bully"
  type    = "unit"
  domains = ["body"]
  energy  = 6
  might   = 6
  tags    = ["Bilgewater"]
  text    = "Has Ganking while it is buffed."
}

card "OGN-128" {
  name     = "Challenge"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  power    = { body = 1 }
  keywords = ["Action"]
  text     = "A unit of yours and an enemy unit strike each other for their might."
}

card "OGN-139" {
  name    = "Cithria of Cloudfield"
  type    = "unit"
  domains = ["body"]
  energy  = 2
  might   = 1
  tags    = ["Elite", "Demacia"]
  text    = "You play another unit: a buff for this."
}

card "OGN-140" {
  name    = "Herald of Scales"
  type    = "unit"
  domains = ["body"]
  energy  = 4
  might   = 3
  tags    = ["Mount Targon"]
  text    = "Your Dragons cost 2 energy less, but never under 1."
}

card "OGN-141" {
  name    = "Kinkou Monk"
  type    = "unit"
  domains = ["body"]
  energy  = 4
  power   = { body = 1 }
  might   = 4
  tags    = ["Ionia"]
  text    = "Played: at most two other units of yours get a buff."
}

card "OGN-146" {
  name     = "Wallop"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  keywords = ["Action"]
  text     = "A buff of yours may be spent as an extra cost: then the spell costs nothing. Readies a unit."
}

card "OGN-150" {
  name     = "Kraken Hunter"
  type     = "unit"
  domains  = ["body"]
  energy   = 3
  power    = { body = 2 }
  might    = 5
  tags     = ["Pirate", "Bilgewater"]
  keywords = ["Accelerate", "Assault"]
  text     = "You may spend buffs of your units for it: each makes it one body power cheaper."
}

card "OGN-151" {
  name       = "Lee Sin, Centered"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 6
  might      = 6
  tags       = ["Lee Sin", "Ionia"]
  keywords   = ["Accelerate"]
  text       = "Your other buffed units where this is have +2 might."
}

card "OGN-152" {
  name    = "Mistfall"
  type    = "gear"
  domains = ["body"]
  energy  = 3
  text    = "You buff a friendly unit: for one body power, and exhausting this, you may ready that unit."
}

card "OGN-160" {
  name    = "Dazzling Aurora"
  type    = "gear"
  domains = ["body"]
  energy  = 9
  power   = { body = 2 }
  text    = "Your turn ends: reveal your deck up to its first unit, banish that one and play it for nothing; the others are recycled."
}

card "OGN-161" {
  name     = "Deadbloom Predator"
  type     = "unit"
  domains  = ["body"]
  energy   = 8
  power    = { body = 2 }
  might    = 8
  tags     = ["Shadow Isles"]
  keywords = ["Deflect"]
  text     = "May come to a battlefield where enemies are."
}

card "OGN-168" {
  name     = "Fight or Flight"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  keywords = ["Hidden", "Action"]
  text     = "A unit leaves its battlefield for its base."
}

card "OGN-173" {
  name     = "Ride The Wind"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  power    = { chaos = 1 }
  keywords = ["Action"]
  text     = "A unit of yours moves to where you like and becomes ready."
}

card "OGN-177" {
  name    = "Stealthy Pursuer"
  type    = "unit"
  domains = ["chaos"]
  energy  = 4
  power   = { chaos = 1 }
  might   = 4
  tags    = ["Shurima"]
  text    = "Another unit of yours leaves the place it is at: it may go along."
}

card "OGN-178" {
  name     = "Undercover Agent"
  type     = "unit"
  domains  = ["chaos"]
  energy   = 5
  power    = { chaos = 1 }
  might    = 5
  keywords = ["Deathknell"]
  text     = "Dies: you trade two cards in hand for new ones."
}

card "OGN-182" {
  name    = "Scrapheap"
  type    = "gear"
  domains = ["chaos"]
  energy  = 2
  text    = "Played, discarded or killed: draw 1."
}

card "OGN-183" {
  name     = "Stacked Deck"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 1
  keywords = ["Action"]
  text     = "See the top 3 cards of your deck, take one of them into your hand, recycle the others."
}

card "OGN-187" {
  name    = "Whirlwind"
  type    = "spell"
  domains = ["chaos"]
  energy  = 3
  power   = { chaos = 1 }
  text    = "Beginning with the next player, everybody may return a unit to its owner's hand."
}

card "OGN-189" {
  name       = "Kayn, Unleashed"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 6
  power      = { chaos = 1 }
  might      = 6
  tags       = ["Kayn", "Ionia"]
  keywords   = ["Ganking"]
  text       = "Once it has moved twice in a turn, no damage is dealt to it for the rest of that turn."
}

card "OGN-190" {
  name       = "Kog'Maw, Caustic"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 3
  power      = { chaos = 1 }
  might      = 1
  tags       = ["Kog'Maw", "The Void"]
  keywords   = ["Deathknell"]
  text       = "Dies at a battlefield: 4 damage to every unit there."
}

card "OGN-194" {
  name       = "Nocturne, Horrifying"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  power      = { chaos = 1 }
  might      = 4
  tags       = ["Nocturne"]
  keywords   = ["Ganking"]
  text       = "You see or reveal it on your deck: you may banish it, and then play it for one power of any domain."
  locale "zh" {
    words = {
      "Banish Nocturne?" = "是否放逐魔腾？"
    }
  }
}

card "OGN-198" {
  name    = "The Harrowing"
  type    = "spell"
  domains = ["chaos"]
  energy  = 6
  power   = { chaos = 2 }
  text    = "A unit of your trash comes into play for its power alone."
}

card "OGN-199" {
  name     = "Tideturner"
  type     = "unit"
  domains  = ["chaos"]
  energy   = 2
  might    = 2
  tags     = ["Bilgewater"]
  keywords = ["Hidden"]
  text     = "Played: it may change places with a unit of yours from another location."
}

card "OGN-200" {
  name       = "Twisted Fate, Gambler"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  might      = 4
  tags       = ["Twisted Fate", "Bilgewater"]
  text       = "Attacks: the top rune of your rune deck is shown, then recycled. Fury: 2 damage to an enemy unit here, 1 to the others. Mind: draw 1. Order: stun an enemy unit."
}

card "OGN-203" {
  name     = "Possession"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 8
  power    = { chaos = 3 }
  keywords = ["Action"]
  text     = "An enemy unit at a battlefield becomes yours and is recalled to your base."
}

card "OGN-207" {
  name     = "Call to Glory"
  type     = "spell"
  domains  = ["order"]
  energy   = 3
  keywords = ["Reaction"]
  text     = "You may spend a buff as an extra cost, then the rest is free. A unit has +3 might this turn."
}

card "OGN-208" {
  name    = "Cruel Patron"
  type    = "unit"
  domains = ["order"]
  energy  = 4
  might   = 6
  tags    = ["Noxus"]
  text    = "It costs the life of a unit of yours as well."
}

card "OGN-213" {
  name     = "Hidden Blade"
  type     = "spell"
  domains  = ["order"]
  energy   = 2
  power    = { order = 1 }
  keywords = ["Hidden", "Action"]
  text     = "A unit at a battlefield dies; whoever controlled it draws 2."
}

card "OGN-217" {
  name     = "Trifarian Gloryseeker"
  type     = "unit"
  domains  = ["order"]
  energy   = 2
  might    = 2
  tags     = ["Trifarian", "Noxus"]
  keywords = ["Legion"]
  text     = "With Legion, played: it gets a buff."
}

card "OGN-218" {
  name     = "Vanguard Captain"
  type     = "unit"
  domains  = ["order"]
  energy   = 3
  power    = { order = 1 }
  might    = 3
  tags     = ["Elite", "Demacia"]
  keywords = ["Legion"]
  text     = "With Legion, played: two Recruits join it here."
}

card "OGN-221" {
  name     = "Imperial Decree"
  type     = "spell"
  domains  = ["order"]
  energy   = 5
  power    = { order = 2 }
  keywords = ["Action"]
  text     = "For this turn each unit that damage is dealt to is killed."
}

card "OGN-225" {
  name    = "Solari Chief"
  type    = "unit"
  domains = ["order"]
  energy  = 5
  power   = { order = 1 }
  might   = 4
  tags    = ["Mount Targon"]
  text    = "Played: an enemy unit is stunned, or killed if it was stunned already."
}

card "OGN-227" {
  name    = "Symbol of the Solari"
  type    = "gear"
  domains = ["order"]
  energy  = 1
  text    = "A combat in which you attack ends in a tie: all units of it are recalled, not the attackers alone."
}

card "OGN-231" {
  name     = "Commander Ledros"
  type     = "unit"
  domains  = ["order"]
  energy   = 6
  power    = { order = 4 }
  might    = 8
  tags     = ["Spirit", "Shadow Isles"]
  keywords = ["Deflect", "Ganking"]
  text     = "You may kill units of yours for it: each makes it one order power cheaper."
}

card "OGN-232" {
  name       = "Fiora, Victorious"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  might      = 4
  tags       = ["Fiora", "Demacia"]
  text       = "Deflect, Ganking and Shield as long as it is mighty."
}

card "OGN-235" {
  name       = "Karma, Channeler"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 6
  power      = { order = 1 }
  might      = 6
  tags       = ["Karma", "Ionia"]
  keywords   = ["Vision"]
  text       = "You recycle cards into your deck: a unit of yours gets a buff."
}

card "OGN-236" {
  name       = "Karthus, Eternal"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 3
  power      = { order = 1 }
  might      = 3
  tags       = ["Spirit", "Karthus", "Shadow Isles"]
  text       = "Each Deathknell of yours triggers once more."
}

card "OGN-237" {
  name    = "King's Edict"
  type    = "spell"
  domains = ["order"]
  energy  = 6
  power   = { order = 2 }
  text    = "Each other player in turn picks a unit that is not yours and not picked yet. All of them are killed."
}

card "OGN-238" {
  name       = "Leona, Determined"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  power      = { order = 1 }
  might      = 4
  tags       = ["Leona", "Mount Targon"]
  keywords   = ["Shield"]
  text       = "Attacks: an enemy unit here is stunned."
}

card "OGN-239" {
  name     = "Machine Evangel"
  type     = "unit"
  domains  = ["order"]
  energy   = 5
  power    = { order = 1 }
  might    = 4
  tags     = ["Piltover"]
  keywords = ["Deathknell"]
  text     = "Dies: three Recruits come to your base."
}

card "OGN-240" {
  name       = "Sett, Kingpin"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  power      = { order = 1 }
  might      = 5
  tags       = ["Sett", "Ionia"]
  keywords   = ["Tank"]
  text       = "At a battlefield, +1 might for each of your buffed units there."
}

card "OGN-241" {
  name       = "Shen, Kinkou"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 3
  power      = { order = 1 }
  might      = 3
  tags       = ["Shen", "Ionia"]
  keywords   = ["Reaction", "Shield 2", "Tank"]
}

card "OGN-242" {
  name    = "Baited Hook"
  type    = "gear"
  domains = ["order"]
  energy  = 3
  text    = "1 energy, 1 order, exhaust: kill a unit of yours and see the top 5 cards of your deck. You may banish a unit of them with at most 1 might more than the killed one and play it for nothing. The others are recycled."
}

card "OGN-244" {
  name    = "Divine Judgment"
  type    = "spell"
  domains = ["order"]
  energy  = 7
  power   = { order = 2 }
  text    = "Everybody keeps 2 units, 2 gear, 2 runes and 2 cards in hand of their choice. All the rest is recycled."
}

card "OGN-246" {
  name       = "Viktor, Leader"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  power      = { order = 1 }
  might      = 4
  tags       = ["Viktor", "Zaun"]
  text       = "Another unit of yours that is no Recruit dies: a Recruit comes to your base."
}

card "OGN-248" {
  name       = "Icathian Rain"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["fury", "mind"]
  energy     = 7
  power      = { own = 3 }
  tags       = ["Kai'Sa"]
  text       = "Six times 2 damage to a unit, each time to whichever you choose."
}

card "OGN-249" {
  name       = "Volibear, Relentless Storm"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["fury", "body"]
  tags       = ["Volibear"]
  text       = "You play a mighty unit: you may exhaust this to channel an exhausted rune."
}

card "OGN-251" {
  name       = "Jinx, Loose Cannon"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["fury", "chaos"]
  tags       = ["Jinx"]
  text       = "Your beginning phase begins: draw 1 if you hold at most one card."
}

card "OGN-254" {
  name       = "Noxian Guillotine"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["fury", "order"]
  energy     = 4
  power      = { own = 1 }
  tags       = ["Darius"]
  keywords   = ["Action", "Legion"]
  text       = "A unit is killed as soon as damage is dealt to it this turn. With Legion it is killed at once."
}

card "OGN-255" {
  name       = "Ahri, Nine-Tailed Fox"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["calm", "mind"]
  tags       = ["Ahri"]
  text       = "An enemy unit attacks a battlefield of yours: it has -1 might this turn, never less than 1."
}

card "OGN-256" {
  name       = "Fox-Fire"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["calm", "mind"]
  energy     = 3
  tags       = ["Ahri"]
  keywords   = ["Hidden", "Action"]
  text       = "Any units at one battlefield die whose might adds up to no more than 4."
}

card "OGN-259" {
  name       = "Yasuo, Unforgiven"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["calm", "chaos"]
  tags       = ["Yasuo"]
  text       = "2 energy, exhaust: a unit of yours moves to its base, or out of it."
}

card "OGN-261" {
  name       = "Radiant Dawn"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["calm", "order"]
  tags       = ["Leona"]
  text       = "You stun one or more enemy units: buff a unit of yours."
}

card "OGN-263" {
  name       = "Swift Scout"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["mind", "chaos"]
  tags       = ["Teemo"]
  text       = "A card with Hidden may be hidden for 1 energy instead of any power. Exhaust it and pay 1: a Teemo unit that you own goes to your hand from the board or your champion zone."
}

card "OGN-265" {
  name       = "Viktor, Herald of the Arcane"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["mind", "order"]
  tags       = ["Viktor"]
  text       = "1 energy, exhaust: a Recruit comes where you like."
}

card "OGN-276" {
  name = "Aspirant's Climb"
  type = "battlefield"
  text = "One point more is needed to win."
}

card "OGN-277" {
  name = "Back-Alley Bar"
  type = "battlefield"
  text = "A unit moves away from here: it has +1 might this turn."
}

card "OGN-281" {
  name = "Hallowed Tomb"
  type = "battlefield"
  text = "You hold here: your Chosen Champion may come back from your trash to its empty zone."
}

card "OGN-286" {
  name = "Reckoner's Arena"
  type = "battlefield"
  text = "You hold here: what the units here do as they conquer happens now."
}

card "OGN-290" {
  name = "The Arena's Greatest"
  type = "battlefield"
  text = "The first beginning phase of each player gives that player 1 point."
}

card "OGN-295" {
  name = "Vilemaw's Lair"
  type = "battlefield"
  text = "Nobody can move from here to a base."
}

card "OGN-298" {
  name = "Zaun Warrens"
  type = "battlefield"
  text = "Whoever conquers here trades a card in hand for a new one."
}
