set "examples" {
  title   = "Examples"
  version = "1.0.0"
}

card "X-1" {
  name        = "Friend"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  cost        = 1
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 1
}

card "X-2" {
  name        = "Foe"
  type        = "unit"
  faction     = "inferno"
  position    = ["melee"]
  cost        = 1
  attack      = 2
  retaliation = 1
  health      = 3
  might       = 1
}

card "X-3" {
  name    = "Curse"
  type    = "spell"
  schools = ["dark"]
  kind    = ["ongoing"]
  cost    = 1
  magic   = 1
}

token "X-4" {
  name        = "Recruit"
  type        = "unit"
  position    = ["melee"]
  cost        = 1
  attack      = 1
  retaliation = 0
  health      = 1
}

card "X-9" {
  name    = "Example"
  type    = "spell"
  schools = ["light"]
  kind    = ["ongoing"]
  cost    = 0
  magic   = 0
}

card "X-10" {
  name        = "Bearer"
  type        = "unit"
  faction     = "haven"
  position    = ["melee"]
  cost        = 1
  attack      = 2
  retaliation = 1
  health      = 4
  might       = 1
}
