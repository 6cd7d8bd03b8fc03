# The cards of Origins that the decks of the proving grounds play, and the tokens that these make.

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

card "OGN-013" {
  name     = "Pouty Poro"
  type     = "unit"
  domains  = ["fury"]
  energy   = 2
  might    = 2
  tags     = ["Poro"]
  keywords = ["Deflect"]
}

card "OGN-042" {
  name       = "Calm Rune"
  type       = "rune"
  supertypes = ["basic"]
  domains    = ["calm"]
  locale "zh" { name = "翠意符文" }
}

card "OGN-046" {
  name     = "En Garde"
  type     = "spell"
  domains  = ["calm"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A unit of yours has +1 might this turn, and another +1 if it stands there without other units of yours."
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

card "OGN-055" {
  name    = "Wielder of Water"
  type    = "unit"
  domains = ["calm"]
  energy  = 3
  might   = 2
  tags    = ["Ionia"]
  text    = "+2 might as the only attacker or the only defender on its side."
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

card "OGN-095" {
  name     = "Stupefy"
  type     = "spell"
  domains  = ["mind"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "A unit has -1 might this turn, never less than 1. Draw 1."
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
