# Spells.

card "BAS-103" {
  name    = "Armageddon"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 6
  magic   = 6
  text    = "10 damage to each unit, yours too."
}

card "BAS-126" {
  name    = "Earthquake"
  type    = "spell"
  schools = ["earth"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "2 damage to each unit that is no flyer."
}

card "BAS-128" {
  name    = "Fireball"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 4
  magic   = 4
  text    = "4 damage to a unit and to each unit adjacent to it."
}

card "BAS-138" {
  name    = "Soulreaver"
  type    = "spell"
  schools = ["dark"]
  kind    = ["instant"]
  cost    = 4
  magic   = 4
  text    = "Kill a unit."
}

card "BAS-140" {
  name    = "Storm wind"
  type    = "spell"
  schools = ["air"]
  kind    = ["instant"]
  cost    = 2
  magic   = 2
  text    = "Put an enemy unit on another square where it may stand."
}

card "BAS-143" {
  name    = "Weakness"
  type    = "spell"
  schools = ["dark"]
  kind    = ["ongoing", "permanent"]
  cost    = 2
  magic   = 2
  text    = "Lies on a unit: -2 attack and -2 retaliation."
}

card "BAS-145" {
  name    = "Bless"
  type    = "spell"
  schools = ["light"]
  kind    = ["ongoing", "permanent"]
  cost    = 3
  magic   = 3
  text    = "Lies on a unit of yours: +2 attack."
}

card "BAS-149" {
  name    = "Fire bolt"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 1
  magic   = 1
  text    = "2 damage to a unit."
}

card "BAS-152" {
  name    = "Heal"
  type    = "spell"
  schools = ["light"]
  kind    = ["instant"]
  cost    = 1
  magic   = 1
  text    = "A unit heals 3."
}

card "BAS-154" {
  name    = "Icy weapon"
  type    = "spell"
  schools = ["water"]
  kind    = ["ongoing", "permanent"]
  cost    = 4
  magic   = 4
  text    = "Lies on a unit: +3 attack."
}

card "BAS-155" {
  name    = "Lightning bolt"
  type    = "spell"
  schools = ["air"]
  kind    = ["instant"]
  cost    = 4
  magic   = 3
  text    = "6 damage to a unit."
}
