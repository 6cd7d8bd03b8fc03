# Units with a text.

card "BAS-017" {
  name        = "Atropos, Weaver of the Dead"
  type        = "unit"
  faction     = "necropolis"
  position    = ["shooter"]
  traits      = ["unique"]
  race        = ["vampire"]
  cost        = 5
  attack      = 3
  retaliation = 2
  health      = 7
  might       = 4
  destiny     = 1
  keywords    = ["Immune to Retaliation", "Life Drain 2"]
  text        = "When it enters, return up to two unit cards from your graveyard to your hand."
}

card "BAS-018" {
  name        = "Blood caller"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  traits      = ["magic", "unique"]
  race        = ["orc", "warrior"]
  cost        = 5
  attack      = 0
  retaliation = 0
  health      = 7
  might       = 5
  magic       = 1
  text        = "When it enters, kill two other units of yours: its attack and retaliation become the health that they had left."
}

card "BAS-019" {
  name        = "Chaos imp"
  type        = "unit"
  faction     = "inferno"
  position    = ["shooter"]
  traits      = ["unique"]
  race        = ["demon", "imp"]
  cost        = 4
  attack      = 1
  retaliation = 0
  health      = 1
  might       = 1
  destiny     = 3
  keywords    = ["Immune to Retaliation"]
  text        = "When the enemy plays a card, the enemy discards 1."
}

card "BAS-020" {
  name        = "Dark assassin"
  type        = "unit"
  position    = ["melee"]
  traits      = ["unique"]
  race        = ["human", "assassin"]
  cost        = 2
  attack      = 4
  retaliation = 0
  health      = 2
  might       = 3
  text        = "When it attacks, 1 damage to your hero."
}

card "BAS-021" {
  name        = "Doom bringer"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["melee"]
  traits      = ["magic", "unique"]
  race        = ["demon"]
  cost        = 5
  attack      = 4
  retaliation = 3
  health      = 6
  might       = 5
  magic       = 1
  text        = "When it dies, all units are killed."
}

card "BAS-022" {
  name        = "Eleonore, the Voice of Harmony"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["shooter"]
  traits      = ["magic", "unique"]
  race        = ["human", "priest"]
  cost        = 5
  attack      = 2
  retaliation = 0
  health      = 5
  might       = 3
  magic       = 3
  keywords    = ["Immune to Retaliation"]
  text        = "At the start of your turn your units heal all damage."
}

card "BAS-023" {
  name        = "Imperial guard"
  type        = "unit"
  faction     = "haven"
  position    = ["shooter"]
  traits      = ["unique"]
  race        = ["human", "soldier"]
  cost        = 5
  attack      = 0
  retaliation = 2
  health      = 8
  might       = 4
  keywords    = ["Immune to Retaliation"]
  text        = "Damage to your hero is dealt to it instead."
}

card "BAS-024" {
  name        = "The Banshee"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["dark"]
  position    = ["melee"]
  traits      = ["magic", "unique"]
  race        = ["ghost"]
  cost        = 6
  attack      = 2
  retaliation = 0
  health      = 3
  might       = 4
  magic       = 4
  keywords    = ["Incorporeal"]
  text        = "When it enters, kill an enemy unit."
}

card "BAS-027" {
  name        = "Breeder mother"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["demon", "breeder"]
  cost        = 4
  attack      = 2
  retaliation = 1
  health      = 6
  might       = 3
  magic       = 1
  keywords    = ["Immune to Retaliation"]
  text        = "When a breeder of yours dies that is no token, a Breeder token comes on that square."
}

card "BAS-028" {
  name        = "Celestial"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["flyer"]
  race        = ["angel"]
  cost        = 6
  attack      = 4
  retaliation = 4
  health      = 8
  might       = 5
  keywords    = ["Regenerate 2"]
  text        = "Enemy units of its row have at most 2 attack and 2 retaliation."
}

card "BAS-033" {
  name        = "Moonsilk spider"
  type        = "unit"
  schools     = ["prime"]
  position    = ["melee", "shooter"]
  traits      = ["magic"]
  race        = ["spider"]
  cost        = 4
  attack      = 0
  retaliation = 0
  health      = 1
  magic       = 3
  keywords    = ["Immune to Magic"]
  text        = "Your spells cost 1 less."
}

card "BAS-035" {
  name        = "Pao deathseeker"
  type        = "unit"
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 4
  attack      = 3
  retaliation = 0
  health      = 1
  might       = 3
  keywords    = ["Immune to Retaliation", "Quick Attack"]
  text        = "At the end of your turn it is killed."
}

card "BAS-038" {
  name        = "Sun crusader"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human", "knight"]
  cost        = 5
  attack      = 4
  retaliation = 2
  health      = 7
  might       = 5
  keywords    = ["Immune to Retaliation", "Charge"]
  text        = "The first time in your turn that a knight of yours kills a unit, each stackable unit of yours grows by 1."
}

card "BAS-043" {
  name        = "Blazing glory"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 5
  attack      = 3
  retaliation = 3
  health      = 7
  might       = 4
  magic       = 2
  keywords    = ["Regenerate 2"]
  text        = "When a unit of yours is healed, it has +1 attack this turn."
}

card "BAS-064" {
  name        = "Wandering bard"
  type        = "unit"
  position    = ["melee"]
  race        = ["human"]
  cost        = 2
  attack      = 1
  retaliation = 0
  health      = 1
  might       = 1
  destiny     = 2
  text        = "When it enters, find a unique unit in your library and take it into your hand; shuffle."
}

card "BAS-094" {
  name        = "Rogue mercenary"
  type        = "unit"
  position    = ["melee"]
  race        = ["human", "mercenary"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 2
  text        = "Its attack costs 1 resource."
}

token "BAS-T1" {
  name        = "Breeder"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee", "shooter"]
  race        = ["demon", "breeder"]
  cost        = 0
  attack      = 1
  retaliation = 0
  health      = 1
}
