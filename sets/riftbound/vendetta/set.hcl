set "vendetta" {
  game     = "riftbound"
  code     = "VEN"
  title    = "Vendetta"
  version  = "1.0.0"
  api      = 1
  requires = { origins = ">= 1.0" }
}
