# Heroes.

card "BAS-003" {
  name    = "Cassandra, Seeker of Light"
  type    = "hero"
  faction = "haven"
  schools = ["light", "air"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 2
}

card "BAS-005" {
  name    = "Garant, Seeker of Discord"
  type    = "hero"
  faction = "inferno"
  schools = ["prime", "fire"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 2
}

card "BAS-008" {
  name    = "Kat, Seeker of Freedom"
  type    = "hero"
  faction = "stronghold"
  schools = ["earth", "air"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 2
}

card "BAS-013" {
  name    = "Seria, Seeker of the Lost Souls"
  type    = "hero"
  faction = "necropolis"
  schools = ["dark", "water"]
  health  = 20
  might   = 1
  magic   = 1
  destiny = 2
}
