set "spiritforged" {
  game     = "riftbound"
  code     = "SFD"
  title    = "Spiritforged"
  version  = "1.0.0"
  api      = 1
  requires = { origins = ">= 1.0" }
}
