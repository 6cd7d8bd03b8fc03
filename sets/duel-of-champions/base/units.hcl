# Units, unique and rare ones first.

card "BAS-025" {
  name        = "Wyvern rider"
  type        = "unit"
  faction     = "stronghold"
  position    = ["flyer"]
  traits      = ["unique"]
  race        = ["orc", "rider"]
  cost        = 6
  attack      = 3
  retaliation = 1
  health      = 7
  might       = 6
  keywords    = ["Enrage 2", "Magic Resist"]
}

card "BAS-026" {
  name        = "Abyssal lord"
  type        = "unit"
  faction     = "inferno"
  schools     = ["dark"]
  position    = ["melee"]
  race        = ["demon"]
  cost        = 7
  attack      = 5
  retaliation = 4
  health      = 9
  might       = 6
  keywords    = ["Attack Anywhere"]
}

card "BAS-029" {
  name        = "Chaos sorceress"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["shooter"]
  traits      = ["magic", "blast_at_target"]
  race        = ["human", "wizard"]
  cost        = 5
  attack      = 4
  retaliation = 2
  health      = 7
  might       = 4
  magic       = 2
  keywords    = ["Immune to Retaliation", "Area Blast 3"]
}

card "BAS-030" {
  name        = "Enraged cyclops"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  race        = ["cyclops"]
  cost        = 7
  attack      = 4
  retaliation = 2
  health      = 7
  might       = 6
  keywords    = ["Immune to Retaliation", "Double Attack"]
}

card "BAS-031" {
  name        = "Fate weaver"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["prime"]
  position    = ["melee"]
  race        = ["namtaru"]
  cost        = 6
  attack      = 4
  retaliation = 4
  health      = 8
  might       = 5
  keywords    = ["Regenerate 1", "Infect 2"]
}

card "BAS-032" {
  name        = "Ghost dragon"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["prime"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["ghost", "dragon"]
  cost        = 7
  attack      = 5
  retaliation = 3
  health      = 7
  might       = 6
  magic       = 1
  keywords    = ["Immune to Retaliation", "Incorporeal", "Life Drain 2"]
}

card "BAS-034" {
  name        = "Panther warrior"
  type        = "unit"
  faction     = "stronghold"
  schools     = ["air"]
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 6
  attack      = 3
  retaliation = 3
  health      = 5
  might       = 6
  keywords    = ["Quick Attack", "Charge"]
}

card "BAS-036" {
  name        = "Pit lord"
  type        = "unit"
  faction     = "inferno"
  position    = ["flyer"]
  race        = ["demon"]
  cost        = 6
  attack      = 4
  retaliation = 3
  health      = 7
  might       = 5
  keywords    = ["Attack Anywhere"]
}

card "BAS-037" {
  name        = "Raging smasher"
  type        = "unit"
  faction     = "stronghold"
  schools     = ["air"]
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 6
  attack      = 4
  retaliation = 2
  health      = 7
  might       = 6
  keywords    = ["Immune to Retaliation", "Charge", "Enrage 2"]
}

card "BAS-039" {
  name        = "Vampire lord"
  type        = "unit"
  faction     = "necropolis"
  position    = ["flyer"]
  race        = ["vampire"]
  cost        = 6
  attack      = 4
  retaliation = 3
  health      = 8
  might       = 5
  keywords    = ["Immune to Retaliation", "Life Drain 3"]
}

card "BAS-040" {
  name        = "Vestal"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["human", "priest"]
  cost        = 4
  attack      = 1
  retaliation = 1
  health      = 7
  might       = 3
  magic       = 2
  keywords    = ["Immune to Retaliation", "Heal 3", "Mending"]
}

card "BAS-041" {
  name        = "Angry wyvern"
  type        = "unit"
  position    = ["flyer"]
  race        = ["wyvern"]
  cost        = 5
  attack      = 3
  retaliation = 3
  health      = 7
  might       = 5
}

card "BAS-042" {
  name        = "Archlich"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["dark"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["lich"]
  cost        = 4
  attack      = 3
  retaliation = 1
  health      = 6
  might       = 4
  magic       = 1
  keywords    = ["Immune to Retaliation", "Life Drain 2"]
}

card "BAS-044" {
  name        = "Centaur marauder"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  race        = ["centaur", "archer"]
  cost        = 5
  attack      = 3
  retaliation = 2
  health      = 5
  might       = 5
  keywords    = ["Immune to Retaliation", "Attack Anywhere", "Armor 1"]
}

card "BAS-045" {
  name        = "Cerberus"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "hound"]
  cost        = 3
  attack      = 3
  retaliation = 1
  health      = 3
  might       = 3
  keywords    = ["Immune to Retaliation", "Sweep Attack"]
}

card "BAS-046" {
  name        = "Crusher"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 4
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 4
  keywords    = ["Magic Resist", "Enrage 1"]
}

card "BAS-047" {
  name        = "Cyclops brawler"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  race        = ["cyclops"]
  cost        = 4
  attack      = 2
  retaliation = 2
  health      = 6
  might       = 4
  keywords    = ["Double Attack"]
}

card "BAS-048" {
  name        = "Dreamreaver"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["orc", "shaman"]
  cost        = 5
  attack      = 3
  retaliation = 3
  health      = 6
  might       = 5
  magic       = 1
  keywords    = ["Immune to Retaliation", "Enrage 1"]
}

card "BAS-049" {
  name        = "Elite squire"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human", "soldier"]
  cost        = 2
  attack      = 1
  retaliation = 2
  health      = 3
  might       = 2
  keywords    = ["Ranged Guard 2"]
}

card "BAS-050" {
  name        = "Fate spinner"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["prime"]
  position    = ["melee"]
  race        = ["namtaru"]
  cost        = 4
  attack      = 2
  retaliation = 2
  health      = 7
  might       = 4
  keywords    = ["Infect 2"]
}

card "BAS-051" {
  name        = "Helexian librarian"
  type        = "unit"
  position    = ["melee"]
  race        = ["human"]
  cost        = 2
  attack      = 1
  retaliation = 0
  health      = 1
  destiny     = 2
  text        = "When it enters, draw 1."
}

card "BAS-052" {
  name        = "Holy praetorian"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human", "soldier"]
  cost        = 2
  attack      = 1
  retaliation = 1
  health      = 4
  might       = 2
  keywords    = ["Melee Guard 2"]
}

card "BAS-053" {
  name        = "Imperial griffin"
  type        = "unit"
  faction     = "haven"
  position    = ["flyer"]
  race        = ["griffin"]
  cost        = 4
  attack      = 2
  retaliation = 2
  health      = 6
  might       = 4
  keywords    = ["Immune to Retaliation", "Charge"]
}

card "BAS-054" {
  name        = "Jaguar warrior"
  type        = "unit"
  faction     = "stronghold"
  schools     = ["air", "earth"]
  position    = ["melee"]
  race        = ["orc", "warrior"]
  cost        = 3
  attack      = 1
  retaliation = 0
  health      = 5
  might       = 3
  keywords    = ["Enrage 1", "Armor 1", "Charge"]
}

card "BAS-055" {
  name        = "Lacerator"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["melee", "shooter"]
  traits      = ["magic", "blast_at_target"]
  race        = ["demon", "tormentor"]
  cost        = 4
  attack      = 3
  retaliation = 2
  health      = 6
  might       = 4
  magic       = 1
  keywords    = ["Area Blast 3"]
}

card "BAS-056" {
  name        = "Pit fiend"
  type        = "unit"
  faction     = "inferno"
  schools     = ["dark"]
  position    = ["melee"]
  race        = ["demon"]
  cost        = 4
  attack      = 3
  retaliation = 2
  health      = 5
  might       = 4
  keywords    = ["Attack Anywhere"]
}

card "BAS-057" {
  name        = "Putrid lamasu"
  type        = "unit"
  faction     = "necropolis"
  position    = ["flyer"]
  race        = ["lamasu"]
  cost        = 5
  attack      = 3
  retaliation = 2
  health      = 8
  might       = 5
  keywords    = ["Infect 2"]
}

card "BAS-058" {
  name        = "Ravager"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "juggernaut"]
  cost        = 4
  attack      = 6
  retaliation = 4
  health      = 4
  might       = 4
}

card "BAS-059" {
  name        = "Ravenous ghoul"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["earth"]
  position    = ["melee", "shooter"]
  race        = ["ghoul"]
  cost        = 3
  attack      = 2
  retaliation = 1
  health      = 5
  might       = 3
  keywords    = ["Regenerate 1", "Infect 1"]
}

card "BAS-060" {
  name        = "Striking fury"
  type        = "unit"
  faction     = "stronghold"
  schools     = ["air"]
  position    = ["flyer"]
  race        = ["harpy"]
  cost        = 4
  attack      = 3
  retaliation = 1
  health      = 5
  might       = 4
  keywords    = ["Immune to Retaliation", "Enrage 1"]
}

card "BAS-061" {
  name        = "Tithe collector"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human"]
  cost        = 1
  attack      = 0
  retaliation = 0
  health      = 2
  destiny     = 1
  keywords    = ["Income 1"]
}

card "BAS-062" {
  name        = "Vampire knight"
  type        = "unit"
  faction     = "necropolis"
  position    = ["flyer"]
  race        = ["vampire"]
  cost        = 3
  attack      = 2
  retaliation = 0
  health      = 5
  might       = 3
  keywords    = ["Immune to Retaliation", "Life Drain 2"]
}

card "BAS-063" {
  name        = "Vengeful spectre"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["prime"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["ghost"]
  cost        = 4
  attack      = 3
  retaliation = 2
  health      = 5
  might       = 4
  magic       = 1
  keywords    = ["Incorporeal"]
}

card "BAS-065" {
  name        = "Warrior seraph"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["flyer"]
  race        = ["angel"]
  cost        = 4
  attack      = 3
  retaliation = 2
  health      = 6
  might       = 4
  keywords    = ["Regenerate 2"]
  text        = "Enemy units that can attack it attack nothing else."
}

card "BAS-066" {
  name        = "Centaur archer"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  race        = ["centaur", "archer"]
  cost        = 3
  attack      = 3
  retaliation = 2
  health      = 4
  might       = 3
  keywords    = ["Immune to Retaliation"]
}

card "BAS-067" {
  name        = "Demented"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "maniac"]
  cost        = 2
  attack      = 2
  retaliation = 0
  health      = 3
  might       = 2
  keywords    = ["Immune to Retaliation", "Sweep Attack"]
}

card "BAS-068" {
  name        = "Devoted sister"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["human", "priest"]
  cost        = 2
  attack      = 1
  retaliation = 1
  health      = 4
  might       = 1
  magic       = 1
  keywords    = ["Immune to Retaliation", "Heal 2"]
}

card "BAS-069" {
  name        = "Dreamwalker"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["orc", "shaman"]
  cost        = 3
  attack      = 2
  retaliation = 0
  health      = 4
  might       = 3
  magic       = 1
  keywords    = ["Immune to Retaliation", "Enrage 1"]
}

card "BAS-070" {
  name        = "Expert marksman"
  type        = "unit"
  faction     = "haven"
  position    = ["shooter"]
  race        = ["human", "archer"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 3
  might       = 2
  keywords    = ["Immune to Retaliation"]
}

card "BAS-071" {
  name        = "Goblin scout"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  race        = ["goblin", "archer"]
  cost        = 1
  attack      = 2
  retaliation = 0
  health      = 1
  might       = 1
  keywords    = ["Immune to Retaliation"]
}

card "BAS-072" {
  name        = "Goblin hunter"
  type        = "unit"
  faction     = "stronghold"
  position    = ["shooter"]
  race        = ["goblin", "archer"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 3
  might       = 2
  keywords    = ["Immune to Retaliation"]
}

card "BAS-073" {
  name        = "Gravid breeder"
  type        = "unit"
  faction     = "inferno"
  schools     = ["fire"]
  position    = ["shooter"]
  traits      = ["magic", "blast_at_target"]
  race        = ["demon", "breeder"]
  cost        = 2
  attack      = 1
  retaliation = 0
  health      = 3
  might       = 1
  magic       = 1
  keywords    = ["Immune to Retaliation", "Magic Channel 1", "Stackable", "Area Blast 1"]
}

card "BAS-074" {
  name        = "Hell hound"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "hound"]
  cost        = 1
  attack      = 1
  retaliation = 0
  health      = 2
  keywords    = ["Immune to Retaliation", "Sweep Attack", "Stackable"]
}

card "BAS-075" {
  name        = "Imperial crossbowman"
  type        = "unit"
  faction     = "haven"
  position    = ["shooter"]
  race        = ["human", "archer"]
  cost        = 1
  attack      = 1
  retaliation = 0
  health      = 2
  might       = 1
  keywords    = ["Immune to Retaliation", "Stackable"]
}

card "BAS-076" {
  name        = "Imperial sentinel"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  race        = ["human", "soldier"]
  cost        = 1
  attack      = 1
  retaliation = 1
  health      = 2
  might       = 1
  keywords    = ["Melee Guard 1", "Stackable"]
}

card "BAS-077" {
  name        = "Juggernaut"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "juggernaut"]
  cost        = 3
  attack      = 4
  retaliation = 3
  health      = 4
  might       = 3
}

card "BAS-078" {
  name        = "Lamasu"
  type        = "unit"
  faction     = "necropolis"
  position    = ["flyer"]
  race        = ["lamasu"]
  cost        = 3
  attack      = 2
  retaliation = 2
  health      = 6
  might       = 3
}

card "BAS-079" {
  name        = "Lesser air elemental"
  type        = "unit"
  schools     = ["air"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 4
  attack      = 2
  retaliation = 2
  health      = 6
  might       = 3
  magic       = 1
}

card "BAS-080" {
  name        = "Lesser earth elemental"
  type        = "unit"
  schools     = ["earth"]
  position    = ["melee"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 5
  attack      = 3
  retaliation = 4
  health      = 7
  might       = 4
  magic       = 1
}

card "BAS-081" {
  name        = "Lesser fire elemental"
  type        = "unit"
  schools     = ["fire"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 4
  attack      = 3
  retaliation = 2
  health      = 4
  might       = 3
  magic       = 1
  keywords    = ["Immune to Retaliation"]
}

card "BAS-082" {
  name        = "Lesser shadow elemental"
  type        = "unit"
  schools     = ["dark"]
  position    = ["melee"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 3
  attack      = 1
  retaliation = 1
  health      = 3
  might       = 2
  magic       = 1
  keywords    = ["Incorporeal"]
}

card "BAS-083" {
  name        = "Lilim"
  type        = "unit"
  faction     = "inferno"
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["demon", "succubus"]
  cost        = 4
  attack      = 3
  retaliation = 1
  health      = 8
  might       = 4
  magic       = 1
  keywords    = ["Immune to Retaliation"]
}

card "BAS-084" {
  name        = "Lingering ghost"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["prime"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["ghost"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 3
  might       = 2
  magic       = 1
  keywords    = ["Incorporeal"]
}

card "BAS-085" {
  name        = "Loyal griffin"
  type        = "unit"
  faction     = "haven"
  position    = ["flyer"]
  race        = ["griffin"]
  cost        = 2
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 2
}

card "BAS-086" {
  name        = "Maniac"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  race        = ["demon", "maniac"]
  cost        = 1
  attack      = 2
  retaliation = 1
  health      = 2
  might       = 1
}

card "BAS-087" {
  name        = "Neophyte lich"
  type        = "unit"
  faction     = "necropolis"
  schools     = ["dark"]
  position    = ["shooter"]
  traits      = ["magic"]
  race        = ["lich"]
  cost        = 2
  attack      = 2
  retaliation = 0
  health      = 4
  might       = 2
  magic       = 1
  keywords    = ["Immune to Retaliation"]
}

card "BAS-088" {
  name        = "Pao hunter"
  type        = "unit"
  position    = ["shooter"]
  race        = ["orc", "archer"]
  cost        = 2
  attack      = 1
  retaliation = 0
  health      = 3
  might       = 1
  keywords    = ["Immune to Retaliation", "Stackable"]
}

card "BAS-089" {
  name        = "Plague skeleton"
  type        = "unit"
  faction     = "necropolis"
  position    = ["shooter"]
  race        = ["skeleton"]
  cost        = 2
  attack      = 1
  retaliation = 0
  health      = 3
  might       = 2
  keywords    = ["Immune to Retaliation", "Infect 1", "Stackable"]
}

card "BAS-090" {
  name        = "Plague zombie"
  type        = "unit"
  faction     = "necropolis"
  position    = ["melee"]
  race        = ["zombie"]
  cost        = 3
  attack      = 2
  retaliation = 1
  health      = 6
  might       = 3
  keywords    = ["Infect 1"]
}

card "BAS-091" {
  name        = "Radiant glory"
  type        = "unit"
  faction     = "haven"
  schools     = ["light"]
  position    = ["flyer"]
  traits      = ["magic"]
  race        = ["spirit"]
  cost        = 3
  attack      = 3
  retaliation = 2
  health      = 5
  might       = 3
  magic       = 1
}
