set "hunter-x-hunter" {
  game    = "union-arena"
  code    = "UA03ST"
  title   = "Hunter x Hunter"
  version = "1.0.0"
  api     = 1
}
