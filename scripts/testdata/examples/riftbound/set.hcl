set "examples" {
  title   = "Examples"
  version = "1.0.0"
}

card "X-1" {
  name   = "Friend"
  type   = "unit"
  energy = 1
  might  = 3
}

card "X-2" {
  name   = "Foe"
  type   = "unit"
  energy = 1
  might  = 2
}

card "X-3" {
  name     = "Spark of Doubt"
  type     = "spell"
  energy   = 0
  keywords = ["Reaction"]
}

token "X-4" {
  name  = "Recruit"
  type  = "unit"
  might = 1
}

card "X-5" {
  name    = "Fury Rune"
  type    = "rune"
  domains = ["fury"]
}

token "X-6" {
  name = "Brush"
  type = "battlefield"
}

card "X-7" {
  name   = "Blade"
  type   = "gear"
  energy = 1
  tags   = ["Equipment"]
}

card "X-8" {
  name     = "Lurker"
  type     = "unit"
  energy   = 1
  might    = 1
  keywords = ["Hidden"]
}

card "X-9" {
  name     = "Example"
  type     = "spell"
  energy   = 0
  keywords = ["Reaction"]
}

card "X-10" {
  name   = "Bearer"
  type   = "unit"
  energy = 1
  might  = 3
}
