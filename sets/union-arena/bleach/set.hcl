set "bleach" {
  game    = "union-arena"
  code    = "UA08ST"
  title   = "Bleach: Thousand-Year Blood War"
  version = "1.0.0"
  api     = 1
}
