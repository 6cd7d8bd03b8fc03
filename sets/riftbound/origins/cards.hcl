# The cards of Origins, and the tokens that they make.

card "OGN-003" {
  name     = "Chemtech Enforcer"
  type     = "unit"
  domains  = ["fury"]
  energy   = 2
  might    = 2
  tags     = ["Zaun"]
  keywords = ["Assault 2"]
  text     = "Played: discard 1."
}

card "OGN-004" {
  name     = "Cleave"
  type     = "spell"
  domains  = ["fury"]
  energy   = 1
  keywords = ["Action"]
  text     = "A unit gets Assault 3 this turn."
}

card "OGN-005" {
  name     = "Disintegrate"
  type     = "spell"
  domains  = ["fury"]
  energy   = 4
  keywords = ["Action"]
  text     = "3 damage to a unit at a battlefield; draw 1 if it dies of that."
}

card "OGN-007" {
  name       = "Fury Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["fury"]
  locale "zh" { name = "炽烈符文" }
}

card "OGN-008" {
  name     = "Get Excited!"
  type     = "spell"
  domains  = ["fury"]
  energy   = 2
  power    = { fury = 1 }
  keywords = ["Action"]
  text     = "Discard 1, then as much damage as that card's energy to a unit at a battlefield."
}

card "OGN-009" {
  name     = "Hextech Ray"
  type     = "spell"
  domains  = ["fury"]
  energy   = 1
  power    = { fury = 1 }
  keywords = ["Action"]
  text     = "3 damage to a unit at a battlefield."
}

card "OGN-010" {
  name     = "Legion Rearguard"
  type     = "unit"
  domains  = ["fury"]
  energy   = 2
  might    = 2
  tags     = ["Trifarian", "Noxus"]
  keywords = ["Accelerate"]
}

card "OGN-012" {
  name     = "Noxus Hopeful"
  type     = "unit"
  domains  = ["fury"]
  energy   = 4
  might    = 4
  tags     = ["Trifarian", "Noxus"]
  keywords = ["Legion"]
  text     = "Legion: 2 energy cheaper."
}

card "OGN-013" {
  name     = "Pouty Poro"
  type     = "unit"
  domains  = ["fury"]
  energy   = 2
  might    = 2
  tags     = ["Poro"]
  keywords = ["Deflect"]
}

card "OGN-014" {
  name     = "Sky Splitter"
  type     = "spell"
  domains  = ["fury"]
  energy   = 8
  power    = { fury = 1 }
  keywords = ["Action"]
  text     = "Cheaper in energy by the might of your strongest unit. 5 damage to a unit at a battlefield."
}

card "OGN-016" {
  name     = "Dangerous Duo"
  type     = "unit"
  domains  = ["fury"]
  energy   = 3
  might    = 3
  tags     = ["Mech", "Bandle City"]
  keywords = ["Legion"]
  text     = "Legion, played: a unit has +2 might this turn."
}

card "OGN-018" {
  name    = "Noxus Saboteur"
  type    = "unit"
  domains = ["fury"]
  energy  = 3
  might   = 3
  tags    = ["Trifarian", "Noxus"]
  text    = "What opponents have hidden here stays face down."
}

card "OGN-020" {
  name     = "Scrapyard Champion"
  type     = "unit"
  domains  = ["fury"]
  energy   = 5
  power    = { fury = 1 }
  might    = 5
  tags     = ["Mech", "Bandle City"]
  keywords = ["Legion"]
  text     = "Legion, played: two cards of your hand go, two new ones come."
}

card "OGN-023" {
  name    = "Unlicensed Armory"
  type    = "gear"
  domains = ["fury"]
  energy  = 2
  text    = "Discard 1 and exhaust this: guard a unit of yours. Its next death this turn may be bought off for a fury; it comes home whole and exhausted."
}

card "OGN-024" {
  name     = "Void Seeker"
  type     = "spell"
  domains  = ["fury"]
  energy   = 3
  power    = { fury = 1 }
  keywords = ["Action"]
  text     = "4 damage to a unit at a battlefield; draw 1."
}

card "OGN-025" {
  name     = "Blind Fury"
  type     = "spell"
  domains  = ["fury"]
  energy   = 4
  power    = { fury = 2 }
  keywords = ["Action"]
  text     = "Each opponent's top card is shown. Take one out and play it for nothing; what is left goes to the bottom."
}

card "OGN-026" {
  name    = "Brynhir Thundersong"
  type    = "unit"
  domains = ["fury"]
  energy  = 6
  might   = 5
  tags    = ["Freljord"]
  text    = "Played: no card can be played by an opponent for the rest of the turn."
}

card "OGN-027" {
  name       = "Darius, Trifarian"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 5
  power      = { fury = 1 }
  might      = 5
  tags       = ["Trifarian", "Darius", "Noxus"]
  text       = "You play card number two of a turn: +2 might this turn, and ready."
}

card "OGN-029" {
  name    = "Falling Star"
  type    = "spell"
  domains = ["fury"]
  energy  = 2
  power   = { fury = 2 }
  text    = "3 damage to a unit, then 3 to the same or another."
}

card "OGN-034" {
  name       = "Tryndamere, Barbarian"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 7
  power      = { fury = 2 }
  might      = 8
  tags       = ["Tryndamere", "Freljord"]
  text       = "Conquers as an attacker with 5 or more damage to spare: 1 point."
}

card "OGN-037" {
  name     = "Immortal Phoenix"
  type     = "unit"
  domains  = ["fury"]
  energy   = 3
  power    = { fury = 1 }
  might    = 3
  tags     = ["Spirit"]
  keywords = ["Assault 2"]
  text     = "In your trash, when your spell kills a unit: comes back for an energy and a fury."
}

card "OGN-040" {
  name    = "Seal of Rage"
  type    = "gear"
  domains = ["fury"]
  energy  = 0
  power   = { fury = 1 }
  text    = "Exhaust: a fury at once."
}

card "OGN-041" {
  name       = "Volibear, Furious"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 10
  power      = { fury = 2 }
  might      = 9
  tags       = ["Volibear", "Freljord"]
  keywords   = ["Deflect 2"]
  text       = "Attacks: 5 damage, divided as you like among enemy units here."
}

card "OGN-042" {
  name       = "Calm Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["calm"]
  locale "zh" { name = "翠意符文" }
}

card "OGN-043" {
  name    = "Charm"
  type    = "spell"
  domains = ["calm"]
  energy  = 1
  power   = { calm = 1 }
  text    = "An enemy unit goes where you say."
}

card "OGN-044" {
  name    = "Clockwork Keeper"
  type    = "unit"
  domains = ["calm"]
  energy  = 2
  might   = 2
  tags    = ["Shurima"]
  text    = "You may pay a calm more. Played and paid: draw 1."
}

card "OGN-046" {
  name     = "En Garde"
  type     = "spell"
  domains  = ["calm"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A unit of yours has +1 might this turn, and another +1 if it stands there without other units of yours."
}

card "OGN-047" {
  name     = "Find Your Center"
  type     = "spell"
  domains  = ["calm"]
  energy   = 3
  keywords = ["Action"]
  text     = "2 energy cheaper while an opponent needs 3 points or fewer. You get a card and an exhausted rune."
}

card "OGN-048" {
  name     = "Meditation"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Reaction"]
  text     = "You may exhaust a unit of yours as an extra cost. Draw 2 with it, 1 without."
  locale "zh" { name = "冥想" }
}

card "OGN-049" {
  name    = "Playful Phantom"
  type    = "unit"
  domains = ["calm"]
  energy  = 5
  might   = 5
  tags    = ["Spirit", "Shadow Isles"]
}

card "OGN-052" {
  name     = "Stalwart Poro"
  type     = "unit"
  domains  = ["calm"]
  energy   = 2
  might    = 2
  tags     = ["Poro"]
  keywords = ["Shield"]
}

card "OGN-053" {
  name     = "Stand United"
  type     = "spell"
  domains  = ["calm"]
  energy   = 3
  keywords = ["Hidden", "Action"]
  text     = "Buff a unit of yours. This turn each buff on your units is worth 1 might more."
}

card "OGN-055" {
  name    = "Wielder of Water"
  type    = "unit"
  domains = ["calm"]
  energy  = 3
  might   = 2
  tags    = ["Ionia"]
  text    = "+2 might as the only attacker or the only defender on its side."
}

card "OGN-057" {
  name     = "Block"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Hidden", "Action"]
  text     = "A unit gets Shield 3 and Tank this turn."
}

card "OGN-058" {
  name     = "Discipline"
  type     = "spell"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Reaction"]
  text     = "A unit has +2 might this turn. Draw 1."
}

card "OGN-064" {
  name     = "Wind Wall"
  type     = "spell"
  domains  = ["calm"]
  energy   = 3
  power    = { calm = 2 }
  keywords = ["Reaction"]
  text     = "The chosen spell comes to nothing."
}

card "OGN-066" {
  name       = "Ahri, Alluring"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  power      = { calm = 1 }
  might      = 4
  tags       = ["Ahri", "Ionia"]
  text       = "Holds: 1 point more."
}

card "OGN-068" {
  name       = "Caitlyn, Patrolling"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 3
  power      = { calm = 1 }
  might      = 3
  tags       = ["Caitlyn", "Piltover"]
  text       = "Last in line for combat damage. Exhaust, only at a battlefield: as much damage as its might to a unit at a battlefield."
}

card "OGN-069" {
  name     = "Last Stand"
  type     = "spell"
  domains  = ["calm"]
  energy   = 3
  power    = { calm = 1 }
  keywords = ["Action"]
  text     = "A unit of yours has twice its might this turn, and is Temporary from now on."
}

card "OGN-070" {
  name    = "Mageseeker Warden"
  type    = "unit"
  domains = ["calm"]
  energy  = 6
  power   = { calm = 1 }
  might   = 5
  tags    = ["Demacia"]
  text    = "At a battlefield: opponents play units nowhere but in their base, and no spell or ability readies enemy units or gear."
}

card "OGN-074" {
  name       = "Taric, Protector"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 4
  power      = { calm = 1 }
  might      = 4
  tags       = ["Taric", "Mount Targon"]
  keywords   = ["Shield", "Tank"]
  text       = "Your other units here have Shield."
}

card "OGN-076" {
  name       = "Yasuo, Remorseful"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 6
  power      = { calm = 2 }
  might      = 6
  tags       = ["Yasuo", "Ionia"]
  text       = "Attacks: as much damage as its might to an enemy unit here."
}

card "OGN-077" {
  name     = "Zhonya's Hourglass"
  type     = "gear"
  domains  = ["calm"]
  energy   = 2
  keywords = ["Hidden"]
  text     = "It dies in the place of a unit of yours, which comes home whole and exhausted."
}

card "OGN-080" {
  name     = "Mystic Reversal"
  type     = "spell"
  domains  = ["calm"]
  energy   = 4
  power    = { calm = 3 }
  keywords = ["Reaction"]
  text     = "A spell on the chain is yours, and you may choose anew for it."
}

card "OGN-084" {
  name    = "Eager Apprentice"
  type    = "unit"
  domains = ["mind"]
  energy  = 3
  might   = 3
  tags    = ["Piltover"]
  text    = "At a battlefield: your spells cost 1 energy less, but no less than 1."
}

card "OGN-085" {
  name     = "Falling Comet"
  type     = "spell"
  domains  = ["mind"]
  energy   = 5
  keywords = ["Action"]
  text     = "6 damage to a unit at a battlefield."
}

card "OGN-087" {
  name     = "Lecturing Yordle"
  type     = "unit"
  domains  = ["mind"]
  energy   = 3
  might    = 2
  tags     = ["Yordle", "Bandle City"]
  keywords = ["Tank"]
  text     = "Played: draw 1."
}

card "OGN-088" {
  name    = "Mega-Mech"
  type    = "unit"
  domains = ["mind"]
  energy  = 7
  might   = 8
  tags    = ["Mech", "Bandle City"]
}

card "OGN-089" {
  name       = "Mind Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["mind"]
  locale "zh" { name = "灵光符文" }
}

card "OGN-092" {
  name    = "Riptide Rex"
  type    = "unit"
  domains = ["mind"]
  energy  = 6
  power   = { mind = 2 }
  might   = 6
  tags    = ["Pirate", "Bilgewater"]
  text    = "Played: 6 damage to an enemy unit at a battlefield."
}

card "OGN-093" {
  name     = "Smoke Screen"
  type     = "spell"
  domains  = ["mind"]
  energy   = 2
  power    = { mind = 1 }
  keywords = ["Reaction"]
  text     = "A unit has -4 might this turn, never less than 1."
}

card "OGN-094" {
  name     = "Sprite Call"
  type     = "spell"
  domains  = ["mind"]
  energy   = 3
  keywords = ["Hidden", "Action"]
  text     = "A ready Sprite joins you."
}

card "OGN-095" {
  name     = "Stupefy"
  type     = "spell"
  domains  = ["mind"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A unit has -1 might this turn, never less than 1. Draw 1."
}

card "OGN-097" {
  name     = "Blastcone Fae"
  type     = "unit"
  domains  = ["mind"]
  energy   = 2
  power    = { mind = 1 }
  might    = 2
  tags     = ["Fae", "Bandle City"]
  keywords = ["Hidden"]
  text     = "Played: a unit has -2 might this turn, never less than 1."
}

card "OGN-103" {
  name    = "Ravenbloom Student"
  type    = "unit"
  domains = ["mind"]
  energy  = 2
  might   = 2
  tags    = ["Noxus"]
  text    = "You play a spell: +1 might this turn."
}

card "OGN-105" {
  name    = "Singularity"
  type    = "spell"
  domains = ["mind"]
  energy  = 6
  power   = { mind = 2 }
  text    = "6 damage to each of at most two units."
}

card "OGN-106" {
  name    = "Sprite Mother"
  type    = "unit"
  domains = ["mind"]
  energy  = 4
  power   = { mind = 1 }
  might   = 3
  tags    = ["Fae"]
  text    = "Played: a ready Sprite joins it here."
}

card "OGN-108" {
  name     = "Convergent Mutation"
  type     = "spell"
  domains  = ["mind"]
  energy   = 2
  power    = { mind = 1 }
  keywords = ["Reaction"]
  text     = "A unit of yours is as mighty this turn as another of yours, if that is more."
}

card "OGN-109" {
  name       = "Dr. Mundo, Expert"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 8
  power      = { mind = 2 }
  might      = 6
  tags       = ["Dr. Mundo", "Zaun"]
  text       = "+1 might for each card in your trash. Your beginning phase starts: recycle 3 of them."
}

card "OGN-111" {
  name       = "Heimerdinger, Inventor"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 3
  power      = { mind = 1 }
  might      = 3
  tags       = ["Yordle", "Heimerdinger", "Piltover"]
  text       = "Uses whatever your other units, your gear and your legend can do by exhausting."
}

card "OGN-115" {
  name    = "Promising Future"
  type    = "spell"
  domains = ["mind"]
  energy  = 5
  power   = { mind = 1 }
  text    = "All players see their top 5 cards, take one out and recycle the others. Then all play theirs, without energy, you last."
}

card "OGN-116" {
  name     = "Thousand-Tailed Watcher"
  type     = "unit"
  domains  = ["mind"]
  energy   = 7
  power    = { mind = 1 }
  might    = 7
  tags     = ["Ionia"]
  keywords = ["Accelerate"]
  text     = "Played: enemy units have -3 might this turn, never less than 1."
}

card "OGN-118" {
  name    = "Wraith of Echoes"
  type    = "unit"
  domains = ["mind"]
  energy  = 6
  power   = { mind = 1 }
  might   = 5
  tags    = ["Spirit", "Shadow Isles"]
  text    = "A unit of yours dies, the first in a turn: draw 1."
}

card "OGN-119" {
  name       = "Ahri, Inquisitive"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 3
  power      = { mind = 1 }
  might      = 3
  tags       = ["Ahri", "Ionia"]
  text       = "Attacks or defends: an enemy unit here has -2 might this turn, never less than 1."
}

card "OGN-121" {
  name       = "Teemo, Strategist"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 2
  power      = { mind = 1 }
  might      = 2
  tags       = ["Yordle", "Teemo", "Bandle City"]
  keywords   = ["Hidden"]
  text       = "Defends: of your top 5 cards, shown and then recycled, each with Hidden deals 1 to an enemy unit here."
}

card "OGN-126" {
  name       = "Body Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["body"]
  locale "zh" { name = "摧破符文" }
}

card "OGN-127" {
  name     = "Cannon Barrage"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  power    = { body = 1 }
  keywords = ["Reaction"]
  text     = "2 damage to every enemy unit that is fighting."
}

card "OGN-129" {
  name     = "Confront"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  keywords = ["Action"]
  text     = "For this turn units you play come ready. Draw 1."
}

card "OGN-130" {
  name    = "Crackshot Corsair"
  type    = "unit"
  domains = ["body"]
  energy  = 3
  might   = 3
  tags    = ["Pirate", "Bilgewater"]
  text    = "Attacks: 1 damage to an enemy unit here."
}

card "OGN-131" {
  name    = "Dune Drake"
  type    = "unit"
  domains = ["body"]
  energy  = 5
  might   = 5
  tags    = ["Dragon", "Shurima"]
  text    = "Attacks a place with a ready enemy unit: +2 might this turn."
}

card "OGN-132" {
  name    = "First Mate"
  type    = "unit"
  domains = ["body"]
  energy  = 3
  might   = 3
  tags    = ["Pirate", "Bilgewater"]
  text    = "Played: another unit becomes ready."
}

card "OGN-134" {
  name    = "Mobilize"
  type    = "spell"
  domains = ["body"]
  energy  = 2
  text    = "Channel an exhausted rune, or draw 1 if there is none."
}

card "OGN-137" {
  name     = "Stormclaw Ursine"
  type     = "unit"
  domains  = ["body"]
  energy   = 7
  might    = 6
  tags     = ["Freljord"]
  keywords = ["Tank"]
  text     = "Played: channel an exhausted rune."
}

card "OGN-142" {
  name    = "Mountain Drake"
  type    = "unit"
  domains = ["body"]
  energy  = 9
  might   = 10
  tags    = ["Dragon"]
}

card "OGN-166" {
  name       = "Chaos Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["chaos"]
  locale "zh" { name = "混沌符文" }
}

card "OGN-169" {
  name     = "Gust"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A unit of at most 3 might at a battlefield goes back to hand."
}

card "OGN-170" {
  name     = "Morbid Return"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  keywords = ["Action"]
  text     = "Take a unit out of your trash into your hand."
}

card "OGN-171" {
  name     = "Mystic Poro"
  type     = "unit"
  domains  = ["chaos"]
  energy   = 2
  might    = 2
  tags     = ["Poro"]
  keywords = ["Vision"]
}

card "OGN-174" {
  name     = "Sai Scout"
  type     = "unit"
  domains  = ["chaos"]
  energy   = 6
  might    = 5
  tags     = ["Shurima"]
  keywords = ["Vision"]
  text     = "May be played straight to an open battlefield."
}

card "OGN-176" {
  name    = "Sneaky Deckhand"
  type    = "unit"
  domains = ["chaos"]
  energy  = 3
  might   = 2
  tags    = ["Pirate", "Bilgewater"]
  text    = "May be played straight to an open battlefield."
}

card "OGN-185" {
  name    = "Traveling Merchant"
  type    = "unit"
  domains = ["chaos"]
  energy  = 2
  might   = 2
  tags    = ["Bilgewater"]
  text    = "Moves: discard 1, then draw 1."
}

card "OGN-191" {
  name     = "Maddened Marauder"
  type     = "unit"
  domains  = ["chaos"]
  energy   = 5
  might    = 4
  tags     = ["Pirate", "Bilgewater"]
  keywords = ["Tank"]
  text     = "Played: a unit leaves its battlefield for its base."
}

card "OGN-206" {
  name     = "Back to Back"
  type     = "spell"
  domains  = ["order"]
  energy   = 3
  keywords = ["Reaction"]
  text     = "Two units of yours have +2 might each this turn."
}

card "OGN-210" {
  name     = "Daring Poro"
  type     = "unit"
  domains  = ["order"]
  energy   = 2
  might    = 2
  tags     = ["Poro"]
  keywords = ["Assault"]
}

card "OGN-211" {
  name    = "Faithful Manufactor"
  type    = "unit"
  domains = ["order"]
  energy  = 3
  might   = 2
  tags    = ["Piltover"]
  text    = "Played: a Recruit joins it here."
}

card "OGN-214" {
  name       = "Order Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["order"]
  locale "zh" { name = "序理符文" }
}

card "OGN-215" {
  name     = "Petty Officer"
  type     = "unit"
  domains  = ["order"]
  energy   = 5
  might    = 5
  tags     = ["Pirate", "Bilgewater"]
  keywords = ["Assault"]
}

card "OGN-219" {
  name    = "Vanguard Sergeant"
  type    = "unit"
  domains = ["order"]
  energy  = 4
  might   = 4
  tags    = ["Elite", "Demacia"]
}

card "OGN-222" {
  name    = "Noxian Drummer"
  type    = "unit"
  domains = ["order"]
  energy  = 3
  might   = 3
  tags    = ["Trifarian", "Noxus"]
  text    = "Moves to a battlefield: a Recruit joins it there."
}

card "OGN-279" {
  name = "Fortified Position"
  type = "battlefield"
  text = "You defend here: a unit of your choice has Shield 2 for this combat."
}

card "OGN-288" {
  name = "Startipped Peak"
  type = "battlefield"
  text = "You hold here: you may channel an exhausted rune."
}

card "OGN-294" {
  name = "Trifarian War Camp"
  type = "battlefield"
  text = "All units here have +1 might."
}

card "OGN-296" {
  name = "Void Gate"
  type = "battlefield"
  text = "Spells and abilities hurt units here for 1 more."
}

token "OGN-271" {
  name  = "Recruit"
  type  = "unit"
  might = 1
  tags  = ["Recruit"]
  locale "zh" { name = "新兵" }
}

token "OGN-274" {
  name     = "Sprite"
  type     = "unit"
  might    = 3
  tags     = ["Fae", "Sprite"]
  keywords = ["Temporary"]
}
