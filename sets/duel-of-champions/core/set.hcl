# What all sets of the game share: its formats.
set "core" {
  game    = "duel-of-champions"
  code    = "CORE"
  title   = "Core rules"
  version = "1.0.0"
  api     = 1
}

# The rules of the primary document of early 2013: five events, five factions.
format "standard" {
  title = "Rules of early 2013"
  mode  = "duel"
}

# What later versions of the game changed.
format "later" {
  title              = "Later versions"
  mode               = "duel"
  events             = 8
  copies             = 4
  hero_draw_cost     = 1
  area_blast_center  = 1
  enrage_ends        = 1
  income_production  = 1
  infect_attack_only = 1
  quick_attack_moves = 1
  charge_retaliation = 0
}
