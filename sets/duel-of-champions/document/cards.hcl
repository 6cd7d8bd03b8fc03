# The names of the base set with the year, so that both can be told apart.

card "D13-001" {
  name    = "Jezziel, Invoker of Hope (2013)"
  type    = "hero"
  faction = "haven"
  schools = ["prime", "earth", "light", "air"]
  health  = 20
  magic   = 2
  destiny = 1
  text    = "Discard 1: a unit heals 3."
  locale "zh" { name = "希望祈求者杰泽尔" }
}

# Early deployment, as the document calls its ability, changes nothing in these rules: read as Quick Attack (11.1).
card "D13-002" {
  name        = "Panther Warrior (2013)"
  type        = "unit"
  faction     = "stronghold"
  position    = ["melee"]
  cost        = 3
  attack      = 1
  retaliation = 0
  health      = 3
  keywords    = ["Quick Attack"]
  locale "zh" { name = "斑豹战士" }
}

card "D13-003" {
  name = "Broken Bridge (2013)"
  type = "fortune"
  kind = ["immediate"]
  cost = 3
  text = "Each unit on a row (or line, as the format reads it) returns to its controller's hand."
  locale "zh" { name = "破碎之桥" }
}

card "D13-004" {
  name    = "Armageddon (2013)"
  type    = "spell"
  schools = ["fire"]
  kind    = ["instant"]
  cost    = 3
  text    = "10 damage to each unit, yours too."
  locale "zh" { name = "末日审判" }
}

card "D13-005" {
  name = "Week of the Weaponsmiths (2013)"
  type = "event"
  kind = ["active"]
  cost = 3
  text = "The units that you deploy this turn have +1 attack."
  locale "zh" { name = "铁匠之周" }
}
