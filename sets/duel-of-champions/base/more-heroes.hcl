# Heroes with a power.

card "BAS-001" {
  name    = "Acamas, Champion of the Bloodhorn"
  type    = "hero"
  faction = "stronghold"
  schools = ["earth"]
  health  = 20
  might   = 2
  destiny = 1
  text    = "Your units with Enrage take 1 damage and have +1 attack this turn."
}

card "BAS-002" {
  name    = "Belias, Lord of the Kennels"
  type    = "hero"
  faction = "inferno"
  schools = ["prime", "dark"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 1
  text    = "Discard 1: 1 damage to the enemy hero."
}

card "BAS-004" {
  name    = "Fleshbane, Champion of the Misshapen"
  type    = "hero"
  faction = "necropolis"
  schools = ["dark"]
  health  = 20
  might   = 2
  destiny = 1
  text    = "3 resources: deploy a vampire that asks for 3 might or less from your graveyard free."
}

card "BAS-006" {
  name    = "Jezziel, Invoker of Hope"
  type    = "hero"
  faction = "haven"
  schools = ["prime", "light", "air"]
  health  = 18
  magic   = 2
  destiny = 1
  text    = "Discard 1: a unit heals 3."
}

card "BAS-007" {
  name    = "Kal-Azaar, Invoker of Agony"
  type    = "hero"
  faction = "inferno"
  schools = ["prime", "dark", "fire"]
  health  = 18
  magic   = 2
  destiny = 1
  text    = "Discard 1: 2 damage to a unit."
}

card "BAS-009" {
  name    = "Kelthor, Lord of Fury"
  type    = "hero"
  faction = "stronghold"
  schools = ["air", "fire"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 1
  text    = "A unit of yours deals as much damage as it has enrage counters to another unit."
}

card "BAS-010" {
  name    = "Mother Namtaru, Invoker of Death"
  type    = "hero"
  faction = "necropolis"
  schools = ["prime", "dark", "water"]
  health  = 18
  magic   = 2
  destiny = 1
  text    = "Discard 1: kill an enemy unit that costs 2 or less."
}

card "BAS-011" {
  name    = "Nergal, Lord of Pestilence"
  type    = "hero"
  faction = "necropolis"
  schools = ["prime", "earth"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 1
  text    = "1 resource: put a poison counter on a unit."
}

card "BAS-012" {
  name    = "Sandalphon, Lord of Power"
  type    = "hero"
  faction = "haven"
  schools = ["water", "air"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 1
  text    = "Discard 1: get 2 resources."
}

card "BAS-014" {
  name    = "Shaar, Invoker of the Skies"
  type    = "hero"
  faction = "stronghold"
  schools = ["earth", "air", "fire"]
  health  = 18
  magic   = 2
  destiny = 1
  text    = "Discard 1: up to two units of yours have +1 attack this turn."
}

card "BAS-015" {
  name    = "Siegfried, Champion of Faith"
  type    = "hero"
  faction = "haven"
  schools = ["light"]
  health  = 20
  might   = 2
  destiny = 1
  text    = "The melee units that you deploy this turn have +1 health."
}

card "BAS-016" {
  name    = "Xorm, Champion of the Abyss"
  type    = "hero"
  faction = "inferno"
  schools = ["fire"]
  health  = 20
  might   = 2
  destiny = 1
  text    = "2 resources: your melee units have +1 attack this turn."
}
