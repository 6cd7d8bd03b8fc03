set "grown" {
  game    = "windfall"
  code    = "WG"
  title   = "Grown Orchard"
  version = "1.0.0"
  api     = 1
}

format "grown" {
  title      = "Windfall, grown"
  mode       = "duel"
  cards      = 12
  hand_limit = 3
}
