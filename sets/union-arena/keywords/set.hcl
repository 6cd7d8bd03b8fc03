set "keywords" {
  game    = "union-arena"
  code    = "UA-KEY"
  title   = "Keywords"
  version = "1.0.0"
  api     = 1
}
