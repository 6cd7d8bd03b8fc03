# The ten cards of the example game. engine/NEWGAME.md tells how the game is made; the cards are made as those of any other.
set "first" {
  game    = "windfall"
  code    = "WF"
  title   = "First Orchard"
  version = "1.0.0"
  api     = 1
}

format "windfall" {
  title = "Windfall"
  mode  = "duel"
}
