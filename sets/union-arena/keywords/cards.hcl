# Cards of boosters that each show a keyword.

card "CGH-1-022" {
  name            = "Gawain"
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 1
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Black Knights", "KMF"]
  keywords        = ["Raid"]
  raid            = ["Lelouch Lamperouge", "C.C."]
  trigger         = "raid"
  text            = "Raid: Lelouch Lamperouge, C.C. In raid state: cannot be blocked by BP 2000 or less; when played, all enemy characters on the front line get BP-1000 this turn."
  locale "ja" { name = "ガウェイン" }
}

card "CGH-1-023" {
  name            = "Guren Mk-II"
  type            = "character"
  color           = ["purple"]
  required_energy = 5
  ap              = 1
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Black Knights", "KMF"]
  keywords        = ["Raid"]
  raid            = ["Kallen Kozuki"]
  trigger         = "get"
  text            = "Raid: Kallen Kozuki. In raid state, when played with Lelouch Lamperouge on your field: this turn its attacks must be blocked if able, and it has Impact (1)."
  locale "ja" { name = "紅蓮弐式" }
}

card "CGH-1-047" {
  name            = "Euphemia li Britannia"
  type            = "character"
  color           = ["green"]
  required_energy = 4
  ap              = 2
  bp              = 2000
  generates       = { green = 3 }
  tags            = ["Holy Britannian Empire"]
  keywords        = ["Step"]
  trigger         = "draw"
  text            = "Step."
  locale "ja" { name = "ユーフェミア・リ・ブリタニア" }
}

card "CGH-1-050" {
  name            = "Kewell Soresi"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { green = 1 }
  tags            = ["Holy Britannian Empire", "Purist Faction"]
  keywords        = ["Nullify Impact"]
  text            = "Nullify Impact."
  locale "ja" { name = "キューエル" }
}

card "CGH-1-051" {
  name            = "Jeremiah Gottwald"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { green = 1 }
  tags            = ["Holy Britannian Empire", "Purist Faction"]
  keywords        = ["Step"]
  text            = "Step."
  locale "ja" { name = "ジェレミア・ゴットバルト" }
}

card "CGH-1-052" {
  name            = "Jeremiah Gottwald"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { green = 2 }
  tags            = ["Holy Britannian Empire", "Purist Faction"]
  keywords        = ["Step", "Double Block"]
  text            = "Step. Double Block."
  locale "ja" { name = "ジェレミア・ゴットバルト" }
}

card "CGH-1-060" {
  name            = "Lancelot"
  type            = "character"
  color           = ["green"]
  required_energy = 8
  ap              = 1
  bp              = 5000
  generates       = { green = 1 }
  tags            = ["Holy Britannian Empire", "KMF"]
  keywords        = ["Damage 2", "Raid"]
  raid            = ["Suzaku Kururugi"]
  trigger         = "raid"
  text            = "Damage (2). Raid: Suzaku Kururugi. In raid state: Impact (1); when played, up to one enemy character of BP 5000 or less on the front line is sidelined."
  locale "ja" { name = "ランスロット・エアキャヴァルリー" }
}

card "CGH-1-068" {
  name            = "Arthur"
  type            = "character"
  color           = ["red"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { red = 1 }
  tags            = ["Ashford Academy"]
  keywords        = ["Nullify Impact"]
  text            = "Nullify Impact."
  locale "ja" { name = "アーサー" }
}

card "JJK-1-002" {
  name            = "Yuji Itadori"
  type            = "character"
  color           = ["yellow"]
  required_energy = 1
  ap              = 1
  bp              = 2000
  generates       = { yellow = 1 }
  keywords        = ["Nullify Impact"]
  trigger         = "draw"
  text            = "Nullify Impact."
  locale "ja" { name = "虎杖 悠仁" }
}

card "HTR-1-034" {
  name            = "Uvogin"
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 1
  bp              = 3500
  generates       = { purple = 1 }
  tags            = ["Phantom Troupe"]
  keywords        = ["Damage 2"]
  text            = "Damage (2). BP+1500 on your turn."
  locale "ja" { name = "ウボォーギン" }
}

card "HTR-1-056" {
  name            = "Silva"
  type            = "character"
  color           = ["purple"]
  required_energy = 5
  ap              = 2
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Zoldyck Family"]
  keywords        = ["Impact 1"]
  trigger         = "get"
  text            = "Impact (1). Main, discard 2: Snipe this turn."
  locale "ja" { name = "シルバ" }
}

card "HTR-1-096" {
  name            = "Emperor Time: Absolute Mastery"
  type            = "event"
  color           = ["green"]
  required_energy = 5
  ap              = 1
  trigger         = "special"
  text            = "A character of yours gets BP+3000 this turn, and draws 1 when it attacks and wins a battle this turn. If it is Kurapika, it also has Snipe this turn."
  locale "ja" { name = "絶対時間" }
}

card "BLC-1-074" {
  name            = "Shunsui Kyoraku"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 2500
  generates       = { green = 2 }
  tags            = ["Gotei 13"]
  keywords        = ["Damage 2"]
  trigger         = "draw"
  text            = "Damage 2."
  locale "ja" { name = "京楽 春水" }
}

card "BLC-1-088" {
  name            = "Ikkaku Madarame"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 3500
  generates       = { green = 1 }
  tags            = ["Gotei 13"]
  keywords        = ["Double Block"]
  trigger         = "draw"
  text            = "Double Block."
  locale "ja" { name = "斑目 一角" }
}
