set "unleashed" {
  game     = "riftbound"
  code     = "UNL"
  title    = "Unleashed"
  version  = "1.0.0"
  api      = 1
  requires = { origins = ">= 1.0" }
}
