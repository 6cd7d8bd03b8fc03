# Cards of Vendetta.

card "VEN-004" {
  name    = "Dune Surfer"
  type    = "unit"
  domains = ["fury"]
  energy  = 3
  might   = 3
  tags    = ["Shurima"]
  text    = "Tank does not bind you where you assign damage in a combat here."
}

card "VEN-022" {
  name    = "Endless Riches"
  type    = "gear"
  domains = ["fury"]
  energy  = 5
  power   = { fury = 1 }
  text    = "Played: your hand and trash are banished, then burn 7. You have no draw phase. Your trash may be played from. What would go to your trash, unless from your deck, is banished."
}

card "VEN-024" {
  name    = "Affectionate Poro"
  type    = "unit"
  domains = ["calm"]
  energy  = 3
  might   = 3
  tags    = ["Poro", "Noxus"]
  text    = "A combat in which this was ends without damage dealt to it this turn: draw 1."
}

card "VEN-028" {
  name    = "Mournful Witness"
  type    = "unit"
  domains = ["calm"]
  energy  = 2
  might   = 2
  tags    = ["Fae", "Ionia"]
  text    = "A combat in which this was ends: empower this. Empowered: +2 might."
}

card "VEN-037" {
  name    = "Tomb-Raider Barbara"
  type    = "unit"
  domains = ["calm"]
  energy  = 4
  might   = 4
  tags    = ["Shurima"]
  text    = "Played with 7 or more runes of yours: an enemy gear is disempowered if it is empowered, else it dies."
}

card "VEN-039" {
  name     = "Crumbling Sands"
  type     = "spell"
  domains  = ["calm"]
  energy   = 1
  power    = { calm = 1 }
  keywords = ["Reaction"]
  text     = "Counters a spell if an opponent has played another spell this turn."
}

card "VEN-040" {
  name     = "Decree of Focus"
  type     = "spell"
  domains  = ["calm"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "+4 might this turn for a unit of yours that fights an enemy fury unit, or that an enemy fury spell has chosen."
}

card "VEN-041" {
  name       = "Riven, Shattered"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 3
  power      = { calm = 1 }
  might      = 3
  tags       = ["Noxus", "Riven"]
  keywords   = ["Weaponmaster"]
  text       = "Attacks: 2 damage to an enemy unit here for each Equipment attached to this."
}

card "VEN-054" {
  name    = "Questionable Tome"
  type    = "gear"
  domains = ["mind"]
  energy  = 3
  text    = "Empower: exhaust it. Disempower it, 1 energy and exhaust it: draw 1."
}

card "VEN-061" {
  name     = "Decree of Insight"
  type     = "spell"
  domains  = ["mind"]
  energy   = 1
  keywords = ["Reaction"]
  text     = "Deflect costs nothing for this. An enemy body unit has -5 might this turn."
}

card "VEN-069" {
  name       = "Mel, Newly Awakened"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 4
  power      = { mind = 1 }
  might      = 4
  tags       = ["Noxus", "Mel"]
  keywords   = ["Empower {3}"]
  text       = "Played: draw 1. Empowered: your spells and abilities cannot be countered, and those that choose a unit take 1 might more from it."
}

card "VEN-072" {
  name     = "Guttural Roar"
  type     = "spell"
  domains  = ["body"]
  energy   = 2
  keywords = ["Action"]
  text     = "+2 might this turn to a unit, or +4 if it is empowered."
}

card "VEN-074" {
  name     = "Legion Marauder"
  type     = "unit"
  domains  = ["body"]
  energy   = 2
  might    = 2
  tags     = ["Trifarian", "Noxus"]
  keywords = ["Empower {1} or {body}"]
  text     = "Empowered: +1 might."
}

card "VEN-079" {
  name     = "Dame the Despoiler"
  type     = "unit"
  domains  = ["body"]
  energy   = 5
  might    = 5
  tags     = ["Noxus"]
  keywords = ["Empower {5}{body}"]
  text     = "Empowered: attacking or defending, its might rises to that of a unit here, then by 1, for this turn."
}

card "VEN-086" {
  name       = "Gangplank, Naval"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 6
  might      = 6
  tags       = ["Bilgewater", "Gangplank"]
  keywords   = ["Empower {body}{body}"]
  text       = "Empowered: a spell or ability that chose this and would stun it, weaken it or return it to hand gives it +3 might this turn."
}

card "VEN-102" {
  name    = "Ravenbloom Prefect"
  type    = "unit"
  domains = ["chaos"]
  energy  = 3
  might   = 3
  tags    = ["Noxus"]
  text    = "An opponent plays a gear: you may banish this, and that gear is banished."
}

card "VEN-115" {
  name    = "Ocean Drake"
  type    = "unit"
  domains = ["chaos"]
  energy  = 8
  power   = { chaos = 2 }
  might   = 7
  tags    = ["Dragon", "Ionia"]
  text    = "May come to an open battlefield. Played: a unit that is no Dragon may go back to its owner's hand."
}

card "VEN-116" {
  name     = "Dragon Form"
  type     = "spell"
  domains  = ["order"]
  energy   = 3
  keywords = ["Flow {3}"]
  text     = "The base might of a unit is 5 this turn."
}

card "VEN-121" {
  name    = "Reluctant Leader"
  type    = "unit"
  domains = ["order"]
  energy  = 4
  power   = { order = 1 }
  might   = 3
  tags    = ["Ionia"]
  text    = "Each other unit that you play gives it +2 might for the turn."
}

card "VEN-127" {
  name     = "Lacerate"
  type     = "spell"
  domains  = ["order"]
  energy   = 2
  power    = { order = 1 }
  keywords = ["Flow {4}{order}{order}"]
  text     = "A unit is disempowered if it is empowered; then it dies if it has at most 3 might."
}

card "VEN-129" {
  name    = "Sacred Protector"
  type    = "unit"
  domains = ["order"]
  energy  = 4
  power   = { order = 1 }
  might   = 6
  tags    = ["Fae", "Ionia"]
  text    = "It deals no combat damage unless exactly one other unit of yours is at its battlefield."
}

card "VEN-132" {
  name    = "Fallen Feline"
  type    = "unit"
  domains = ["order"]
  energy  = 2
  power   = { order = 1 }
  might   = 3
  tags    = ["Cat", "Piltover"]
  text    = "Played: name a spell. While this is at a battlefield, opponents cannot play spells of that name."
}

card "VEN-133" {
  name     = "Glowstone"
  type     = "gear"
  domains  = ["order"]
  energy   = 2
  keywords = ["Empower {any}{any}"]
  text     = "Disempower and exhaust this: a player of your choice gets it. Your turn ends: this dies, 5 damage to all units you control."
}

card "VEN-137" {
  name     = "Shady Spectacles"
  type     = "gear"
  domains  = ["order"]
  energy   = 4
  tags     = ["Equipment"]
  keywords = ["Equip {1}{order}"]
  text     = "While attached, the unit is a copy of another of your units, picked as this is attached."
}

card "VEN-142" {
  name       = "Dominus"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["fury", "body"]
  energy     = 4
  tags       = ["Renekton"]
  keywords   = ["Action"]
  text       = "For this turn a unit has twice its might and may become ready for {any}{any}."
}

card "VEN-152" {
  name       = "Rebuttal"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["mind", "chaos"]
  energy     = 1
  power      = { own = 1 }
  tags       = ["Mel"]
  keywords   = ["Reaction"]
  text       = "Choose a spell of at most 4 energy. Pay {any} to take it over with choices of your own; otherwise it is countered."
  locale "zh" {
    words = {
      "Take it over?" = "是否接管它？"
    }
  }
}

card "VEN-155" {
  name       = "Heart of the Tempest"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["order", "chaos"]
  tags       = ["Yordle", "Kennen"]
  keywords   = ["Action"]
  text       = "You play a card that does not come out of your hand: empower this. Disempower and exhaust it, even in showdowns: Assault 2 this turn to a unit."
}

card "VEN-157" {
  name = "Dragon Roost"
  type = "battlefield"
  text = "Whoever plays a Dragon may pay two power of any domain besides; then it is played here."
}

card "VEN-158" {
  name = "Heisho, Shell of the World"
  type = "battlefield"
  text = "Nobody pays for Deflect to choose something here."
}

card "VEN-161" {
  name = "Piltovan Forge"
  type = "battlefield"
  text = "For who controls it: the first activated ability of a friendly gear each turn costs 1 energy less."
}

card "VEN-164" {
  name = "Sandswept Tomb"
  type = "battlefield"
  text = "A spell that chooses a unit here, a friend of that spell, costs one power of any domain less."
}
