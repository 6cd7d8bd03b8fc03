set "jujutsu-kaisen" {
  game    = "union-arena"
  code    = "UA02ST"
  title   = "Jujutsu Kaisen"
  version = "1.0.0"
  api     = 1
}
