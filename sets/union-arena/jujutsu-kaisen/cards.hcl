# The cards of the starter deck: Jujutsu Kaisen.

card "JJK-1-036" {
  name            = "Kiyotaka Ijichi"
  type            = "character"
  color           = ["blue"]
  required_energy = 0
  ap              = 1
  bp              = 1000
  generates       = { blue = 1 }
  text            = "Main, rest this, once a turn: this generates 1 blue energy more this turn. When the main phase ends, it is sidelined."
  locale "ja" { name = "伊地知 潔高" }
}

card "JJK-1-037" {
  name            = "Yuji Itadori"
  type            = "character"
  color           = ["blue"]
  required_energy = 0
  ap              = 1
  bp              = 1500
  generates       = { blue = 1 }
  trigger         = "get"
  locale "ja" { name = "虎杖 悠仁" }
}

card "JJK-1-044" {
  name            = "Nobara Kugisaki"
  type            = "character"
  color           = ["blue"]
  required_energy = 1
  ap              = 1
  bp              = 1500
  generates       = { blue = 2 }
  text            = "When played: return another character of yours with required energy 1 or less to the hand. If that cannot be done, this returns."
  locale "ja" { name = "釘崎 野薔薇" }
}

card "JJK-1-045" {
  name            = "Satoru Gojo"
  type            = "character"
  color           = ["blue"]
  required_energy = 2
  ap              = 1
  bp              = 2500
  generates       = { blue = 1 }
  text            = "Generates 1 blue energy more as long as it is active."
  locale "ja" { name = "五条 悟" }
}

card "JJK-1-056" {
  name            = "Megumi Fushiguro"
  type            = "character"
  color           = ["blue"]
  required_energy = 1
  ap              = 1
  bp              = 2000
  generates       = { blue = 1 }
  text            = "When played: up to one enemy character of BP 1500 or more gets BP-1000 this turn."
  locale "ja" { name = "伏黒 恵" }
}

card "JJK-1-058" {
  name            = "Masamichi Yaga"
  type            = "character"
  color           = ["blue"]
  required_energy = 2
  ap              = 1
  bp              = 2500
  generates       = { blue = 1 }
  text            = "Main, rest this: another character of yours gets BP+1000 this turn."
  locale "ja" { name = "夜蛾 正道" }
}

card "JJK-1-062" {
  name            = "Divergent Fist"
  type            = "event"
  color           = ["blue"]
  required_energy = 4
  ap              = 1
  trigger         = "special"
  text            = "An enemy character of BP 5000 or less on the front line returns to the hand, or is sidelined if you have Yuji Itadori on the field."
  locale "ja" { name = "逕庭拳" }
}

card "JJK-1-063" {
  name            = "Sukuna's Finger"
  type            = "event"
  color           = ["blue"]
  required_energy = 1
  ap              = 1
  trigger         = "draw"
  text            = "To use it, put one of your life cards to the sideline or rest an active Yuji Itadori of yours. Draw 1. Up to one of your AP cards becomes active."
  locale "ja" { name = "宿儺の指" }
}

card "JJK-1-067" {
  name            = "Domain Expansion"
  type            = "event"
  color           = ["blue"]
  required_energy = 3
  ap              = 1
  trigger         = "final"
  text            = "Up to two of your AP cards become active."
  locale "ja" { name = "領域展開" }
}

card "JJK-1-101" {
  name            = "Yuji Itadori"
  type            = "character"
  color           = ["blue"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { blue = 2 }
  trigger         = "active"
  text            = "On the enemy turn, BP+1000 as long as a Sukuna's Finger is in your sideline."
  locale "ja" { name = "虎杖 悠仁" }
}

card "JJK-1-102" {
  name            = "Nobara Kugisaki"
  type            = "character"
  color           = ["blue"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { blue = 2 }
  trigger         = "active"
  locale "ja" { name = "釘崎 野薔薇" }
}

card "JJK-1-103" {
  name            = "Satoru Gojo"
  type            = "character"
  color           = ["blue"]
  required_energy = 5
  ap              = 2
  bp              = 4000
  generates       = { blue = 1 }
  keywords        = ["Impact 1"]
  trigger         = "get"
  text            = "Impact (1). When played on the front line: your opponent returns one of their characters on the front line to the hand."
  locale "ja" { name = "五条 悟" }
}

card "JJK-1-104" {
  name            = "Sasaki & Iguchi"
  type            = "character"
  color           = ["blue"]
  required_energy = 0
  ap              = 1
  bp              = 1000
  generates       = { blue = 1 }
  text            = "When it attacks: draw 1, then discard 1."
  locale "ja" { name = "佐々木＆井口" }
}

card "JJK-1-105" {
  name            = "Sukuna"
  type            = "character"
  color           = ["blue"]
  required_energy = 4
  ap              = 1
  bp              = 4000
  generates       = { blue = 1 }
  keywords        = ["Raid"]
  raid            = ["Yuji Itadori"]
  trigger         = "raid"
  text            = "Raid: Yuji Itadori. In raid state: on your turn BP+1000 with a Sukuna's Finger in your sideline, and Impact (1) with two or more; when played, draw 2, then discard 1."
  locale "ja" { name = "宿儺" }
}

card "JJK-1-106" {
  name            = "Megumi Fushiguro"
  type            = "character"
  color           = ["blue"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { blue = 1 }
  locale "ja" { name = "伏黒 恵" }
}

card "JJK-1-107" {
  name            = "Megumi Fushiguro"
  type            = "character"
  color           = ["blue"]
  required_energy = 4
  ap              = 2
  bp              = 4000
  generates       = { blue = 1 }
  text            = "When played: up to one enemy character of BP 3000 or less returns to the hand."
  locale "ja" { name = "伏黒 恵" }
}

card "JJK-1-108" {
  name            = "Tokyo Jujutsu High"
  type            = "site"
  color           = ["blue"]
  required_energy = 3
  ap              = 1
  generates       = { blue = 1 }
  trigger         = "get"
  text            = "Comes in active. Main, rest this, once a turn, if you have used an event this turn: all your characters get BP+1000 this turn."
  locale "ja" { name = "東京都立呪術高等専門学校" }
}

card "JJK-1-109" {
  name            = "Jujutsu High First Years"
  type            = "event"
  color           = ["blue"]
  required_energy = 3
  ap              = 1
  trigger         = "draw"
  text            = "Draw 3, then discard 2."
  locale "ja" { name = "呪術高専1年" }
}
