# What all sets of the game share: the keywords of the rules that are nothing but abilities, written like those of any set.
set "core" {
  game    = "riftbound"
  code    = "CORE"
  title   = "Core rules"
  version = "1.0.0"
  api     = 1
}
