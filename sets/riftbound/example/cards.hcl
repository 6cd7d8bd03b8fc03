# A unit with a keyword of this set and its number. Its behaviour stands in keywords/kindle.lua.
card "EXA-001" {
  name     = "Ash Courier"
  type     = "unit"
  domains  = ["fury"]
  energy   = 3
  might    = 2
  tags     = ["Ember"]
  keywords = ["Kindle 2"]
  locale "zh" { name = "余烬信使" }
}

# A spell that grants the same keyword.
card "EXA-002" {
  name     = "Full Bellows"
  type     = "spell"
  domains  = ["fury"]
  energy   = 1
  keywords = ["Action"]
  text     = "A unit of yours has Kindle this turn. Draw 1."
}

# A static that finds units by keyword, printed or granted.
card "EXA-003" {
  name    = "Hearth Warden"
  type    = "unit"
  domains = ["calm"]
  energy  = 4
  might   = 4
  tags    = ["Ember"]
  text    = "Your other units with Kindle have +1 might."
}

# A status of this set is a keyword that effects hand out: keywords/soaked.lua.
card "EXA-004" {
  name    = "Puddle Witch"
  type    = "unit"
  domains = ["mind"]
  energy  = 3
  power   = { mind = 1 }
  might   = 3
  text    = "Played: an enemy unit is Soaked."
}

card "EXA-005" {
  name     = "Cloudburst"
  type     = "spell"
  domains  = ["mind"]
  energy   = 2
  keywords = ["Action"]
  text     = "2 damage to every Soaked enemy unit."
}

# A unit that makes the token below.
card "EXA-006" {
  name    = "Lamplighter"
  type    = "unit"
  domains = ["order"]
  energy  = 3
  might   = 2
  text    = "Conquers: a ready Spark joins it there."
}

# A spell that uses lib.lua.
card "EXA-007" {
  name    = "Roll Call"
  type    = "spell"
  domains = ["order"]
  energy  = 3
  text    = "Draw 1 for each unit of yours, at most 3."
}

# A replacement.
card "EXA-008" {
  name    = "Stubborn Wick"
  type    = "unit"
  domains = ["body"]
  energy  = 5
  might   = 4
  tags    = ["Ember"]
  text    = "Once a turn, instead of dying it is healed, exhausted and back in base."
}

# A gear with an activated ability.
card "EXA-009" {
  name    = "Oil Flask"
  type    = "gear"
  domains = ["chaos"]
  energy  = 2
  text    = "Pay 1, exhaust: a unit has +2 might this turn."
}

# A battlefield whose ability has a cost.
card "EXA-010" {
  name = "Toll Bridge"
  type = "battlefield"
  text = "You hold here: you may pay 1 to draw 1."
}

token "EXA-T1" {
  name     = "Spark"
  type     = "unit"
  might    = 1
  tags     = ["Ember"]
  keywords = ["Kindle"]
  locale "zh" { name = "火花" }
}
