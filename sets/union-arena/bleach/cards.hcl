# The cards of the starter deck: Bleach: Thousand-Year Blood War.

card "BLC-1-034" {
  name            = "Uryu Ishida"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 1500
  generates       = { purple = 1 }
  trigger         = "draw"
  text            = "When played: draw 1, then discard 1."
  locale "ja" { name = "石田 雨竜" }
}

card "BLC-1-035" {
  name            = "Orihime Inoue"
  type            = "character"
  color           = ["purple"]
  required_energy = 1
  ap              = 1
  bp              = 1500
  generates       = { purple = 2 }
  text            = "When played: return another character of yours with required energy 1 or less to the hand. If that cannot be done, this returns."
  locale "ja" { name = "井上 織姫" }
}

card "BLC-1-037" {
  name            = "Kisuke Urahara"
  type            = "character"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  bp              = 2500
  generates       = { purple = 1 }
  text            = "Generates 1 purple energy more as long as it is active."
  locale "ja" { name = "浦原 喜助" }
}

card "BLC-1-039" {
  name            = "Ichigo Kurosaki"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 1500
  generates       = { purple = 1 }
  trigger         = "get"
  locale "ja" { name = "黒崎 一護" }
}

card "BLC-1-042" {
  name            = "Yasutora Sado"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 1000
  generates       = { purple = 1 }
  text            = "Main, rest this, once a turn: this generates 1 purple energy more this turn. When the main phase ends, it is sidelined."
  locale "ja" { name = "茶渡 泰虎" }
}

card "BLC-1-046" {
  name            = "Renji Abarai"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3500
  generates       = { purple = 1 }
  tags            = ["Gotei 13"]
  text            = "Main, on the front line, once a turn: the top card of your deck goes to the sideline. If it did, up to one other character of yours gets BP+500 this turn."
  locale "ja" { name = "阿散井 恋次" }
}

card "BLC-1-062" {
  name            = "Tasty Bread"
  type            = "event"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  trigger         = "active"
  text            = "A character of yours gets BP+1000 this turn. Up to one of your AP cards becomes active."
  locale "ja" { name = "おいしいパン" }
}

card "BLC-1-064" {
  name            = "Getsugatensho"
  type            = "event"
  color           = ["purple"]
  required_energy = 4
  ap              = 1
  trigger         = "special"
  text            = "An enemy character of BP 3000 or less on the front line is sidelined; of BP 5000 or less if you have Ichigo Kurosaki on the field."
  locale "ja" { name = "月牙天衝" }
}

card "BLC-1-066" {
  name            = "Bankai"
  type            = "event"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  trigger         = "final"
  text            = "Up to two of your AP cards become active."
  locale "ja" { name = "卍解" }
}

card "BLC-1-101" {
  name            = "Orihime Inoue"
  type            = "character"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  bp              = 3000
  generates       = { purple = 1 }
  keywords        = ["Double Block"]
  trigger         = "active"
  text            = "Double Block."
  locale "ja" { name = "井上 織姫" }
}

card "BLC-1-102" {
  name            = "Kisuke Urahara"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { purple = 2 }
  trigger         = "active"
  locale "ja" { name = "浦原 喜助" }
}

card "BLC-1-103" {
  name            = "Ichigo Kurosaki"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { purple = 2 }
  text            = "When it attacks: BP+1000 this turn."
  locale "ja" { name = "黒崎 一護" }
}

card "BLC-1-104" {
  name            = "Ichigo Kurosaki"
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 1
  bp              = 4000
  generates       = { purple = 1 }
  keywords        = ["Raid"]
  raid            = ["Ichigo Kurosaki"]
  trigger         = "raid"
  text            = "Raid: Ichigo Kurosaki. In raid state, main, once a turn: four cards go from your sideline to the removal area. If they did, draw 1, and this has Impact (1) this turn."
  locale "ja" { name = "黒崎 一護" }
}

card "BLC-1-105" {
  name            = "Renji Abarai"
  type            = "character"
  color           = ["purple"]
  required_energy = 5
  ap              = 2
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Gotei 13"]
  trigger         = "active"
  text            = "When played: up to one enemy character on the front line gets BP-3000 this turn."
  locale "ja" { name = "阿散井 恋次" }
}

card "BLC-1-106" {
  name            = "Rukia Kuchiki"
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 2
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Gotei 13"]
  trigger         = "get"
  text            = "When played: you may put three cards from your sideline into the removal area. If you do, draw 2."
  locale "ja" { name = "朽木 ルキア" }
}

card "BLC-1-107" {
  name            = "Shino Madarame & Ryunosuke Yuki"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { purple = 1 }
  tags            = ["Gotei 13"]
  locale "ja" { name = "斑目 志乃＆行木 竜ノ介" }
}

card "BLC-1-108" {
  name            = "Ichigo's Room"
  type            = "site"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  generates       = { purple = 1 }
  trigger         = "get"
  text            = "Main, rest and sideline this: draw 2, then discard 1."
  locale "ja" { name = "一護の部屋" }
}

card "BLC-1-109" {
  name            = "Substitute Soul Reaper of Karakura Town"
  type            = "event"
  color           = ["purple"]
  required_energy = 1
  ap              = 1
  trigger         = "draw"
  text            = "Draw 2, then discard 1."
  locale "ja" { name = "空座町の死神代行" }
}
