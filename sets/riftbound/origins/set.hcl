set "origins" {
  game    = "riftbound"
  code    = "OGN"
  title   = "Origins"
  version = "1.0.0"
  api     = 1
}

# The usual game of two: every knob has the value that the mode gives it.
