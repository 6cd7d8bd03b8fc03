set "base" {
  game    = "duel-of-champions"
  code    = "BAS"
  title   = "Base set"
  version = "1.0.0"
  api     = 1
}
