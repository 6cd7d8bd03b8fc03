set "proving-grounds" {
  game     = "riftbound"
  code     = "OGS"
  title    = "Proving Grounds"
  version  = "1.0.0"
  api      = 1
  requires = { origins = ">= 1.0" }
}

# A first game for two. The decks are ready to play and bring one battlefield each, so that no one has to
# choose; all else is as in a duel. A house rule is a copy of this block with another id and other numbers.
format "proving-grounds" {
  title                   = "Proving Grounds"
  mode                    = "duel"
  victory                 = 8  # points that win
  battlefields            = 1  # each player brings into play
  battlefields_provided   = 1  # in a deck
  main_deck               = 40 # least cards in a main deck, the chosen champion included
  main_deck_max           = 40 # most cards in a main deck
  copies                  = 3  # of one name
  runes                   = 12 # in a rune deck
  hand                    = 4  # cards drawn at the start
  mulligan                = 2  # cards that may be set aside then
  channel                 = 2  # runes each turn
  last_player_extra_runes = 1  # more for whoever begins last, once
}
