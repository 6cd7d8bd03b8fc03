# The cards of the starter deck: Code Geass: Lelouch of the Rebellion.

card "CGH-1-001" {
  name            = "Kaname Ohgi"
  type            = "character"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  bp              = 2500
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  text            = "Generates 1 purple energy more as long as it is active."
  locale "ja" { name = "扇 要" }
}

card "CGH-1-002" {
  name            = "Kallen Kozuki"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 1500
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  trigger         = "get"
  locale "ja" { name = "紅月 カレン" }
}

card "CGH-1-005" {
  name            = "C.C."
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 1000
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  text            = "Main, rest this, once a turn: this generates 1 purple energy more this turn. When the main phase ends, it is sidelined."
  locale "ja" { name = "C.C." }
}

card "CGH-1-008" {
  name            = "Kaguya Sumeragi"
  type            = "character"
  color           = ["purple"]
  required_energy = 1
  ap              = 1
  bp              = 1500
  generates       = { purple = 2 }
  tags            = ["Black Knights"]
  text            = "When played: return another character of yours with required energy 1 or less to the hand. If that cannot be done, this returns."
  locale "ja" { name = "皇 神楽耶" }
}

card "CGH-1-011" {
  name            = "Diethard Ried"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  text            = "When played: look at the top card of your deck; it stays there or goes to the bottom."
  locale "ja" { name = "ディートハルト・リート" }
}

card "CGH-1-015" {
  name            = "Lelouch Lamperouge"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { purple = 2 }
  tags            = ["Black Knights"]
  trigger         = "active"
  text            = "When played: up to one character of yours cannot be blocked by BP 2000 or less this turn."
  locale "ja" { name = "ルルーシュ・ランペルージ" }
}

card "CGH-1-029" {
  name            = "United States of Japan"
  type            = "event"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  trigger         = "final"
  text            = "Up to two of your AP cards become active."
  locale "ja" { name = "合衆国日本" }
}

card "CGH-1-030" {
  name            = "Geass of Absolute Obedience"
  type            = "event"
  color           = ["purple"]
  required_energy = 4
  ap              = 2
  trigger         = "special"
  text            = "An enemy character of BP 5000 or less on the front line is sidelined. If you have Lelouch Lamperouge on the field, up to one AP card becomes active."
  locale "ja" { name = "絶対遵守のギアス" }
}

card "CGH-1-033" {
  name            = "Checkmate"
  type            = "event"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  trigger         = "active"
  text            = "A character of yours on the front line gets BP+2000 this turn and, if you have Lelouch Lamperouge on the field, Impact (+1) this turn."
  locale "ja" { name = "チェックメイト" }
}

card "CGH-1-101" {
  name            = "Kallen Kozuki"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { purple = 2 }
  tags            = ["Black Knights"]
  trigger         = "active"
  locale "ja" { name = "紅月 カレン" }
}

card "CGH-1-102" {
  name            = "C.C."
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 2
  bp              = 4000
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  trigger         = "active"
  text            = "When played: up to one purple character goes from your sideline to your hand."
  locale "ja" { name = "C.C." }
}

card "CGH-1-103" {
  name            = "Lelouch Lamperouge"
  type            = "character"
  color           = ["purple"]
  required_energy = 4
  ap              = 2
  bp              = 3000
  generates       = { purple = 2 }
  tags            = ["Black Knights"]
  trigger         = "draw"
  text            = "When played: up to one enemy character on the front line gets BP-3000 this turn."
  locale "ja" { name = "ルルーシュ・ランペルージ" }
}

card "CGH-1-104" {
  name            = "Shinichiro Tamaki"
  type            = "character"
  color           = ["purple"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  locale "ja" { name = "玉城 真一郎" }
}

card "CGH-1-105" {
  name            = "Rakshata Chawla"
  type            = "character"
  color           = ["purple"]
  required_energy = 1
  ap              = 1
  bp              = 2000
  generates       = { purple = 1 }
  tags            = ["Black Knights"]
  text            = "When played: look at the top four cards, show up to one KMF among them and take it; the others go to the bottom in any order. If you took one, discard 1."
  locale "ja" { name = "ラクシャータ・チャウラー" }
}

card "CGH-1-106" {
  name            = "Burai"
  type            = "character"
  color           = ["purple"]
  required_energy = 3
  ap              = 1
  bp              = 3500
  generates       = { purple = 1 }
  tags            = ["Black Knights", "KMF"]
  keywords        = ["Raid"]
  raid_tags       = ["Black Knights"]
  trigger         = "get"
  text            = "Raid: Black Knights. In raid state, when played: draw 1."
  locale "ja" { name = "無頼" }
}

card "CGH-1-107" {
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
  trigger         = "raid"
  text            = "Raid: Kallen Kozuki. In raid state, when played: up to one enemy character of BP 3000 or less on the front line is sidelined; this gets Impact (1) this turn."
  locale "ja" { name = "紅蓮弐式" }
}

card "CGH-1-108" {
  name            = "Trailer"
  type            = "site"
  color           = ["purple"]
  required_energy = 2
  ap              = 1
  generates       = { purple = 1 }
  trigger         = "get"
  text            = "Comes in active. Main, rest this: all your Black Knights get BP+500 this turn."
  locale "ja" { name = "トレーラー" }
}

card "CGH-1-109" {
  name            = "The Black Knights"
  type            = "event"
  color           = ["purple"]
  required_energy = 1
  ap              = 1
  trigger         = "draw"
  text            = "Look at the top three cards, show up to two Black Knights among them and take them; the others go to the bottom in any order."
  locale "ja" { name = "黒の騎士団" }
}
