# The cards of the proving grounds: four champions with what belongs to them.

card "OGS-001" {
  name       = "Annie, Fiery"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["fury"]
  energy     = 5
  power      = { fury = 1 }
  might      = 4
  tags       = ["Annie", "Noxus"]
  text       = "What your spells and abilities deal is 1 more."
}

card "OGS-002" {
  name    = "Firestorm"
  type    = "spell"
  domains = ["fury"]
  energy  = 6
  power   = { fury = 1 }
  text    = "Choose a battlefield: 3 damage to each enemy unit there."
}

card "OGS-003" {
  name     = "Incinerate"
  type     = "spell"
  domains  = ["fury"]
  energy   = 2
  keywords = ["Action"]
  text     = "2 damage to a unit at a battlefield."
  locale "zh" { name = "焚烧" }
}

card "OGS-004" {
  name       = "Master Yi, Meditative"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["calm"]
  energy     = 5
  power      = { calm = 1 }
  might      = 4
  tags       = ["Master Yi", "Ionia"]
  text       = "+4 might as long as you have at least 8 runes."
}

card "OGS-005" {
  name     = "Zephyr Sage"
  type     = "unit"
  domains  = ["calm"]
  energy   = 6
  power    = { calm = 1 }
  might    = 6
  tags     = ["Ionia", "Bird"]
  keywords = ["Shield"]
}

card "OGS-006" {
  name       = "Lux, Illuminated"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["mind"]
  energy     = 6
  power      = { mind = 1 }
  might      = 5
  tags       = ["Lux", "Demacia"]
  text       = "You play a spell of cost 5 or higher: +3 might this turn."
}

card "OGS-007" {
  name       = "Garen, Rugged"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 6
  power      = { body = 1 }
  might      = 5
  tags       = ["Elite", "Garen", "Demacia"]
  keywords   = ["Assault 2", "Shield 2"]
}

card "OGS-008" {
  name     = "Gentlemen's Duel"
  type     = "spell"
  domains  = ["body"]
  energy   = 6
  power    = { body = 1 }
  keywords = ["Action"]
  text     = "A unit of yours has +3 might this turn. Then it and an enemy unit hit each other for their might."
}

card "OGS-009" {
  name       = "Master Yi, Honed"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["body"]
  energy     = 7
  power      = { body = 1 }
  might      = 6
  tags       = ["Master Yi", "Ionia"]
  keywords   = ["Ganking"]
  text       = "Comes into play ready."
}

card "OGS-010" {
  name       = "Annie, Stubborn"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["chaos"]
  energy     = 4
  power      = { chaos = 1 }
  might      = 3
  tags       = ["Annie", "Noxus"]
  text       = "Played: take a spell out of your trash into your hand."
}

card "OGS-011" {
  name     = "Flash"
  type     = "spell"
  domains  = ["chaos"]
  energy   = 2
  keywords = ["Reaction"]
  text     = "At most two units of yours go to base."
  locale "zh" { name = "闪现" }
}

card "OGS-012" {
  name     = "Blast of Power"
  type     = "spell"
  domains  = ["order"]
  energy   = 6
  power    = { order = 1 }
  keywords = ["Action"]
  text     = "A unit at a battlefield dies."
}

card "OGS-013" {
  name       = "Garen, Commander"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 6
  power      = { order = 1 }
  might      = 5
  tags       = ["Elite", "Garen", "Demacia"]
  text       = "Your other units here have +1 might."
}

card "OGS-014" {
  name       = "Lux, Crownguard"
  type       = "unit"
  supertypes = ["champion"]
  domains    = ["order"]
  energy     = 4
  might      = 2
  tags       = ["Lux", "Demacia"]
  text       = "Exhaust, as a reaction: 2 energy for spells alone."
}

card "OGS-015" {
  name     = "Recruit the Vanguard"
  type     = "spell"
  domains  = ["order"]
  energy   = 6
  keywords = ["Action"]
  text     = "Four Recruits come to your base or battlefields of yours."
}

card "OGS-016" {
  name    = "Vanguard Attendant"
  type    = "unit"
  domains = ["order"]
  energy  = 6
  power   = { order = 1 }
  might   = 5
  tags    = ["Elite", "Demacia"]
  text    = "Comes into play ready."
}

card "OGS-017" {
  name       = "Annie, Dark Child"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["fury", "chaos"]
  tags       = ["Annie"]
  text       = "Your turn ends: at most two of your runes become ready."
  locale "zh" { name = "安妮，黑暗之女" }
}

card "OGS-018" {
  name       = "Tibbers"
  type       = "unit"
  supertypes = ["signature"]
  domains    = ["fury", "chaos"]
  energy     = 8
  power      = { own = 2 }
  might      = 7
  tags       = ["Annie"]
  text       = "Played: 3 damage to every unit at any battlefield."
  locale "zh" { name = "提伯斯" }
}

card "OGS-019" {
  name       = "Master Yi, Wuju Bladesman"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["calm", "body"]
  tags       = ["Master Yi"]
  text       = "Your unit that defends with no other has +2 might."
  locale "zh" { name = "易，无极剑圣" }
}

card "OGS-020" {
  name       = "Highlander"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["calm", "body"]
  energy     = 4
  tags       = ["Master Yi"]
  keywords   = ["Reaction"]
  text       = "A unit of yours is saved from its next death this turn: healed, exhausted, back in base."
  locale "zh" { name = "高原血统" }
}

card "OGS-021" {
  name       = "Lux, Lady of Luminosity"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["mind", "order"]
  tags       = ["Lux"]
  text       = "You play a spell of cost 5 or higher: draw 1."
  locale "zh" { name = "拉克丝，光辉女郎" }
}

card "OGS-022" {
  name       = "Final Spark"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["mind", "order"]
  energy     = 8
  tags       = ["Lux"]
  keywords   = ["Action"]
  text       = "8 damage to a unit."
  locale "zh" { name = "终极闪光" }
}

card "OGS-023" {
  name       = "Garen, Might of Demacia"
  type       = "legend"
  supertypes = ["champion"]
  domains    = ["body", "order"]
  tags       = ["Garen"]
  text       = "You conquer with at least 4 units there: draw 2."
  locale "zh" { name = "盖伦，德玛西亚之力" }
}

card "OGS-024" {
  name       = "Decisive Strike"
  type       = "spell"
  supertypes = ["signature"]
  domains    = ["body", "order"]
  energy     = 5
  power      = { own = 1 }
  tags       = ["Garen"]
  keywords   = ["Action"]
  text       = "All your units have +2 might this turn."
  locale "zh" { name = "致命打击" }
}
