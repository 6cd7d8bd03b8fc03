# More spells.

card "BAS-104" {
  name     = "Blizzard"
  type     = "spell"
  schools  = ["water"]
  kind     = ["ongoing", "permanent"]
  cost     = 3
  magic    = 3
  keywords = ["Persistent"]
  text     = "Lies on a unit. At the start of each turn it deals 3 damage there and goes to a unit next to it on the same side, chosen at random."
}

card "BAS-105" {
  name    = "Celestial armour"
  type    = "spell"
  schools = ["light"]
  kind    = ["ongoing", "permanent"]
  cost    = 5
  magic   = 5
  text    = "Prevents all damage to your hero and your units. At the end of a turn in which it has, it is destroyed."
}

card "BAS-106" {
  name     = "Contagion"
  type     = "spell"
  schools  = ["earth"]
  kind     = ["ongoing", "permanent"]
  cost     = 3
  magic    = 3
  keywords = ["Persistent"]
  text     = "Lies on a unit. At the start of each turn it puts a poison counter there and goes to a unit next to it on the same side, chosen at random."
}

card "BAS-107" {
  name    = "Curse of the Netherworld"
  type    = "spell"
  schools = ["dark"]
  kind    = ["instant"]
  cost    = 6
  magic   = 6
  text    = "3 damage to each enemy unit; your units heal 3."
}

card "BAS-108" {
  name    = "Divine intervention"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 5
  magic   = 4
  text    = "All enemy ongoing spells are destroyed; your units heal all damage."
}

card "BAS-109" {
  name    = "Father Sky's wrath"
  type    = "spell"
  schools = ["air"]
  kind    = ["instant"]
  cost    = 5
  magic   = 5
  text    = "Return an enemy unit to its owner's hand; 6 damage to each enemy flyer."
}

card "BAS-110" {
  name    = "Firestorm"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 5
  magic   = 5
  text    = "4 damage to each unit on a line."
}

card "BAS-111" {
  name    = "Fog veil"
  type    = "spell"
  schools = ["air"]
  kind    = ["ongoing", "next_turn"]
  cost    = 3
  magic   = 3
  text    = "Enemy shooters and flyers cannot attack."
}

card "BAS-112" {
  name    = "For whom the Bell tolls"
  type    = "spell"
  schools = ["prime"]
  kind    = ["ongoing", "permanent"]
  cost    = 5
  magic   = 5
  text    = "At the start of your turn all units are killed and this is destroyed."
}

card "BAS-113" {
  name    = "Geyser"
  type    = "spell"
  schools = ["water"]
  kind    = ["instant"]
  cost    = 3
  magic   = 3
  text    = "3 damage to a unit and to each unit adjacent to it."
}

card "BAS-114" {
  name     = "Lightning speed"
  type     = "spell"
  schools  = ["air"]
  kind     = ["ongoing", "permanent"]
  cost     = 3
  magic    = 3
  keywords = ["Persistent"]
  text     = "Lies on a unit: Swift."
}

card "BAS-115" {
  name    = "Mass regeneration"
  type    = "spell"
  schools = ["earth"]
  kind    = ["ongoing", "permanent"]
  cost    = 3
  magic   = 3
  text    = "Your units have Regenerate 1."
}

card "BAS-116" {
  name    = "Immolation"
  type    = "spell"
  schools = ["fire"]
  kind    = ["ongoing", "permanent"]
  cost    = 4
  magic   = 4
  text    = "At the start of each turn 1 damage to each unit. Destroyed when no unit is on the battleground."
}

card "BAS-117" {
  name    = "Puppet master"
  type    = "spell"
  schools = ["dark"]
  kind    = ["instant"]
  cost    = 7
  magic   = 6
  text    = "Take control of an enemy unit and put it on a square of yours where it may stand."
}

card "BAS-118" {
  name    = "Resurrection"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 5
  might   = 3
  magic   = 3
  text    = "Deploy a unit from your graveyard free."
}

card "BAS-119" {
  name    = "Shadow image"
  type    = "spell"
  schools = ["dark"]
  kind    = ["instant"]
  cost    = 4
  magic   = 4
  text    = "Deploy a token that is a copy of an enemy unit. It has Quick Attack, and is killed when it takes damage."
}

card "BAS-120" {
  name    = "Spell twister"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 4
  magic   = 4
  text    = "Look at the enemy's hand and choose a spell, no unique one: play it free, or put it into the enemy's graveyard."
  locale "zh" {
    words = {
      "play it free"       = "免费使用"
      "into the graveyard" = "放入坟墓场"
    }
  }
}

card "BAS-121" {
  name    = "Time jump"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 6
  magic   = 6
  text    = "Take another turn after this one; its supply neither takes nor gives resources."
}

card "BAS-122" {
  name    = "Tsunami"
  type    = "spell"
  schools = ["water"]
  kind    = ["instant"]
  cost    = 6
  magic   = 6
  text    = "6 damage to each unit that is no flyer."
}

card "BAS-123" {
  name     = "Arcane ward"
  type     = "spell"
  schools  = ["prime"]
  kind     = ["ongoing", "permanent"]
  cost     = 4
  magic    = 4
  keywords = ["Persistent"]
  text     = "Lies on a unit: Immune to Magic."
}

card "BAS-124" {
  name    = "Chain lightning"
  type    = "spell"
  schools = ["air"]
  kind    = ["instant"]
  cost    = 4
  magic   = 3
  text    = "Choose an empty square: 3 damage to each unit adjacent to it."
}

card "BAS-125" {
  name    = "Cleansing light"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 3
  magic   = 2
  text    = "All ongoing spells are destroyed."
}

card "BAS-127" {
  name     = "Eternal winter"
  type     = "spell"
  schools  = ["water"]
  kind     = ["ongoing", "permanent"]
  cost     = 1
  magic    = 2
  keywords = ["Persistent"]
  text     = "Lies on a unit, which cannot move; at the start of each turn of its controller it takes 1 damage."
}

card "BAS-129" {
  name    = "Frenzy"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 3
  magic   = 3
  text    = "A unit deals its attack as damage to another unit."
}

card "BAS-130" {
  name    = "Frozen ground"
  type    = "spell"
  schools = ["water"]
  kind    = ["ongoing", "next_turn"]
  cost    = 2
  magic   = 2
  text    = "Lies on a row: units there neither attack nor move."
}

card "BAS-131" {
  name    = "Grounded"
  type    = "spell"
  schools = ["air"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "Each flyer returns to its owner's hand."
}

card "BAS-132" {
  name    = "Ice spikes"
  type    = "spell"
  schools = ["water"]
  kind    = ["instant"]
  cost    = 3
  magic   = 2
  text    = "2 damage to each unit on a line."
}

card "BAS-133" {
  name    = "Inner fire"
  type    = "spell"
  schools = ["fire"]
  kind    = ["ongoing", "next_turn"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit: +2 attack and +2 retaliation."
}

card "BAS-134" {
  name    = "Insect swarm"
  type    = "spell"
  schools = ["earth"]
  kind    = ["instant"]
  cost    = 3
  magic   = 3
  text    = "3 damage to each unit."
}

card "BAS-135" {
  name    = "Martyr"
  type    = "spell"
  schools = ["light"]
  kind    = ["ongoing", "permanent"]
  cost    = 3
  magic   = 3
  text    = "Lies on a unit of yours. Prevents damage to your units from what you do not control. At the end of a turn in which it has, the unit is killed."
}

card "BAS-136" {
  name    = "Regeneration"
  type    = "spell"
  schools = ["earth"]
  kind    = ["ongoing", "permanent"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit: Regenerate 2."
}

card "BAS-137" {
  name    = "Soul syphon"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "Play a spell from your hand free whose cost is at most the number of enemy units."
}

card "BAS-139" {
  name     = "Stone skin"
  type     = "spell"
  schools  = ["earth"]
  kind     = ["ongoing", "permanent"]
  cost     = 3
  magic    = 2
  keywords = ["Persistent"]
  text     = "Lies on a unit: combat damage to it is halved, rounded down."
}

card "BAS-141" {
  name    = "Town portal"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 3
  magic   = 3
  text    = "Return a unit to its owner's hand."
}

card "BAS-142" {
  name    = "Vampiric embrace"
  type    = "spell"
  schools = ["dark"]
  kind    = ["ongoing", "permanent"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit: Life Drain 2."
}

card "BAS-144" {
  name    = "Agony"
  type    = "spell"
  schools = ["dark"]
  kind    = ["ongoing", "permanent"]
  cost    = 1
  magic   = 1
  text    = "Lies on a unit. After it moves or attacks it takes 2 damage."
}

card "BAS-146" {
  name    = "Cyclone"
  type    = "spell"
  schools = ["air"]
  kind    = ["ongoing", "next_turn"]
  cost    = 4
  magic   = 3
  text    = "Lies on a line: 1 damage to each unit there; units there cannot attack."
}

card "BAS-147" {
  name    = "Death seal"
  type    = "spell"
  schools = ["dark"]
  kind    = ["ongoing", "permanent"]
  cost    = 3
  magic   = 3
  text    = "Lies on a unit. When it takes combat damage it is killed."
}

card "BAS-148" {
  name    = "Dispel magic"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 1
  magic   = 1
  text    = "Destroy an ongoing spell."
}

card "BAS-150" {
  name    = "Fire shield"
  type    = "spell"
  schools = ["fire"]
  kind    = ["ongoing", "permanent"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit. When an attack damages it, the attacker takes as much."
}

card "BAS-151" {
  name    = "Fire trap"
  type    = "spell"
  schools = ["fire"]
  kind    = ["ongoing", "permanent"]
  cost    = 1
  magic   = 1
  text    = "Lies on a row. After a melee unit or flyer there has attacked, 3 damage to it and this is destroyed."
}

card "BAS-153" {
  name    = "Ice wall"
  type    = "spell"
  schools = ["water"]
  kind    = ["ongoing", "next_turn"]
  cost    = 1
  magic   = 1
  text    = "Lies on a row: melee units and shooters there cannot attack."
}

card "BAS-156" {
  name    = "Purge"
  type    = "spell"
  schools = ["dark"]
  kind    = ["instant"]
  cost    = 1
  magic   = 1
  text    = "Choose an enemy unit: all ongoing spells on it are destroyed."
}

card "BAS-157" {
  name    = "Refreshing spring"
  type    = "spell"
  schools = ["water"]
  kind    = ["ongoing", "end_of_turn"]
  cost    = 1
  magic   = 1
  text    = "Lies on a unit of yours: +1 attack."
}

card "BAS-158" {
  name    = "Rock wall"
  type    = "spell"
  schools = ["earth"]
  kind    = ["ongoing", "permanent"]
  cost    = 1
  magic   = 1
  text    = "Lies on a row. When a melee unit there attacks, all combat damage to and from it is prevented and this is destroyed."
}

card "BAS-159" {
  name    = "Slow"
  type    = "spell"
  schools = ["prime"]
  kind    = ["ongoing", "next_turn"]
  cost    = 1
  magic   = 2
  text    = "Lies on a unit, which neither attacks nor moves."
}

card "BAS-160" {
  name    = "Stone shield"
  type    = "spell"
  schools = ["earth"]
  kind    = ["ongoing", "permanent"]
  cost    = 3
  magic   = 4
  text    = "Prevents all damage to your hero. At the end of a turn in which it has, it is destroyed."
}

card "BAS-161" {
  name    = "Sunburst"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "3 damage to each unit on a row."
}

card "BAS-162" {
  name    = "Teleport"
  type    = "spell"
  schools = ["prime"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "Put a unit of yours on another square where it may stand."
}

card "BAS-163" {
  name    = "Venomous touch"
  type    = "spell"
  schools = ["earth"]
  kind    = ["ongoing", "permanent"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit: Infect 1."
}

card "BAS-164" {
  name    = "Wind shield"
  type    = "spell"
  schools = ["air"]
  kind    = ["ongoing", "permanent"]
  cost    = 1
  magic   = 1
  text    = "Lies on a unit: combat damage of shooters to it is halved, rounded down."
}

card "BAS-165" {
  name    = "Word of Light"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 4
  magic   = 4
  text    = "2 damage to each enemy unit."
}
