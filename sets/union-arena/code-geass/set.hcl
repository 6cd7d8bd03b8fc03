set "code-geass" {
  game    = "union-arena"
  code    = "UA01ST"
  title   = "Code Geass: Lelouch of the Rebellion"
  version = "1.0.0"
  api     = 1
}
