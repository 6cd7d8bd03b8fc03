# More units.

card "BAS-092" {
  name        = "Ranaar harpy"
  type        = "unit"
  faction     = "stronghold"
  position    = ["flyer"]
  race        = ["harpy"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 2
}

card "BAS-093" {
  name        = "Ranaar mauler"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 1
  attack      = 0
  retaliation = 0
  health      = 3
  might       = 1
  keywords    = ["Enrage 1"]
}

card "BAS-095" {
  name        = "Sea elf archer"
  type        = "unit"
  position    = ["shooter"]
  race        = ["elf", "archer"]
  cost        = 3
  attack      = 3
  retaliation = 0
  health      = 3
  might       = 3
  keywords    = ["Immune to Retaliation"]
}

card "BAS-096" {
  name        = "Skeleton spearman"
  type        = "unit"
  faction     = "necropolis"
  position    = ["shooter"]
  race        = ["skeleton"]
  cost        = 1
  attack      = 1
  retaliation = 0
  health      = 2
  might       = 1
  keywords    = ["Immune to Retaliation", "Stackable"]
}

card "BAS-097" {
  name        = "Succubus"
  type        = "unit"
  faction     = "inferno"
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["demon", "succubus"]
  cost        = 2
  attack      = 2
  retaliation = 0
  health      = 4
  might       = 2
  magic       = 1
  keywords    = ["Immune to Retaliation"]
}

card "BAS-098" {
  name        = "Sun rider"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human", "knight"]
  cost        = 3
  attack      = 2
  retaliation = 1
  health      = 5
  might       = 3
  keywords    = ["Immune to Retaliation", "Charge"]
}

card "BAS-099" {
  name        = "Tainted orc"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 4
  attack      = 4
  retaliation = 3
  health      = 7
  might       = 4
}

card "BAS-100" {
  name        = "Tormentor"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["melee", "shooter"]
  traits      = ["magic", "blast_at_target"]
  race        = ["demon", "tormentor"]
  cost        = 3
  attack      = 2
  retaliation = 2
  health      = 5
  might       = 3
  magic       = 1
  keywords    = ["Area Blast 2"]
}

card "BAS-101" {
  name        = "Wild griffin"
  type        = "unit"
  position    = ["flyer"]
  race        = ["griffin"]
  cost        = 3
  attack      = 2
  retaliation = 2
  health      = 3
  might       = 3
}

card "BAS-102" {
  name        = "Wretched ghoul"
  type        = "unit"
  faction     = "necropolis"
  position    = ["melee"]
  race        = ["ghoul"]
  cost        = 1
  attack      = 2
  retaliation = 1
  health      = 2
  might       = 1
}
