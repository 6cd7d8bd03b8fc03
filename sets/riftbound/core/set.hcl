# What all sets of the game share: the keywords of the rules that are nothing but abilities, written like those of any set.
set "core" {
  game    = "riftbound"
  code    = "CORE"
  title   = "Core rules"
  version = "1.0.0"
  api     = 1
}

# The sanctioned modes of play (481 to 489) as they are.
format "duel" {
  title = "Duel"
  mode  = "duel"
}

format "match" {
  title = "Match, best of three"
  mode  = "match"
}

format "skirmish" {
  title = "Skirmish, three players"
  mode  = "skirmish"
}

format "war" {
  title = "War, four players"
  mode  = "war"
}

format "2v2" {
  title = "Magma Chamber, two teams of two"
  mode  = "2v2"
}

format "2v2-side-by-side" {
  title        = "Magma Chamber, teammates side by side"
  mode         = "2v2"
  side_by_side = 1 # A and B against C and D
}

# Two editions of the past: sets/riftbound/README.md tells each difference.
format "beginner-2025" {
  title                       = "Beginner rules of June 2025"
  mode                        = "duel"
  main_deck                   = 40
  main_deck_max               = 40
  first_player_by_battlefield = 1
  invitations                 = 1
  hidden_free                 = 1
}

format "beginner-2025-skirmish" {
  title                       = "Beginner rules of June 2025, three players"
  mode                        = "skirmish"
  main_deck                   = 40
  main_deck_max               = 40
  first_player_by_battlefield = 1
  invitations                 = 1
  hidden_free                 = 1
}

format "project-k" {
  title                       = "Project K playtest of January 2025"
  mode                        = "duel"
  main_deck                   = 40
  main_deck_max               = 40
  first_player_by_battlefield = 1
  hold_first                  = 1
  draw_first                  = 1
  hidden_discarded            = 1
  final_point_controls        = 1
  final_point_draws           = 0
}

format "project-k-war" {
  title                       = "Project K playtest of January 2025, four players"
  mode                        = "war"
  main_deck                   = 40
  main_deck_max               = 40
  first_player_by_battlefield = 1
  hold_first                  = 1
  draw_first                  = 1
  hidden_discarded            = 1
  final_point_controls        = 1
  final_point_draws           = 0
}
