# What all sets of the game share: the formats, and the keywords that are nothing but abilities.
set "core" {
  game    = "union-arena"
  code    = "CORE"
  title   = "Core rules"
  version = "1.0.0"
  api     = 1
}

card "AP" {
  name = "AP"
  type = "ap"
  locale "ja" { name = "アクションポイント" }
  locale "zh" { name = "行动点数" }
}

# The rules as they are, with the default of every point that they leave open. A house rule is a copy of this block with
# another id and other numbers; README.md lists the knobs.
format "standard" {
  title = "Standard"
  mode  = "duel"
}
