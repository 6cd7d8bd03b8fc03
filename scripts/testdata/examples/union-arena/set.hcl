set "examples" {
  title   = "Examples"
  version = "1.0.0"
}

card "X-1" {
  name            = "Friend"
  type            = "character"
  color           = ["red"]
  required_energy = 0
  ap              = 1
  bp              = 3000
  generates       = { red = 1 }
  trigger         = "draw"
}

card "X-2" {
  name            = "Foe"
  type            = "character"
  color           = ["blue"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { blue = 1 }
}

card "X-3" {
  name            = "Castle"
  type            = "site"
  color           = ["red"]
  required_energy = 0
  ap              = 1
  generates       = { red = 1 }
}

card "X-4" {
  name            = "Veteran"
  type            = "character"
  color           = ["red"]
  required_energy = 0
  ap              = 1
  bp              = 4000
  generates       = { red = 1 }
  keywords        = ["Raid"]
  raid            = ["Friend"]
}

card "X-9" {
  name            = "Example"
  type            = "event"
  color           = ["red"]
  required_energy = 0
  ap              = 1
}

card "X-10" {
  name            = "Bearer"
  type            = "character"
  color           = ["red"]
  required_energy = 0
  ap              = 1
  bp              = 3000
  generates       = { red = 1 }
}
