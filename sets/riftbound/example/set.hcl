# A set to learn from: all its cards are invented. Copy the folder, change id, code and title, and begin.
#
#   set.hcl, cards.hcl   facts: names, costs, might, printed keywords
#   cards/<name>.lua     what a card does; a card with keywords alone needs no file
#   keywords/<name>.lua  keywords of this set
#   lib.lua              functions that several cards share
#   scenarios/*.lua      the proof that the cards do what they say
set "example" {
  game    = "riftbound"
  code    = "EXA"
  title   = "Example"
  version = "1.0.0"
  api     = 1
}

# A house rule is a mode of play with other numbers: a duel to ten points. `cardlathe list formats --json` lists all knobs.
format "hearth" {
  title   = "A duel to ten"
  mode    = "duel"
  victory = 10
}
