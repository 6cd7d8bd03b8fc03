# The cards of the starter deck: Hunter x Hunter.

card "HTR-1-070" {
  name            = "Kiriko"
  type            = "character"
  color           = ["green"]
  required_energy = 2
  ap              = 1
  bp              = 2000
  generates       = { green = 1 }
  text            = "When played: draw 1."
  locale "ja" { name = "凶狸狐" }
}

card "HTR-1-072" {
  name            = "Kurapika"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { green = 2 }
  text            = "BP+1000 as long as you generate 6 energy or more."
  locale "ja" { name = "クラピカ" }
}

card "HTR-1-075" {
  name            = "Gon Freecss"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 1500
  generates       = { green = 1 }
  trigger         = "get"
  locale "ja" { name = "ゴン＝フリークス" }
}

card "HTR-1-079" {
  name            = "Satotz"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 1000
  generates       = { green = 1 }
  text            = "Main, rest this, once a turn: this generates 1 green energy more this turn. When the main phase ends, it is sidelined."
  locale "ja" { name = "サトツ" }
}

card "HTR-1-083" {
  name            = "Tonpa"
  type            = "character"
  color           = ["green"]
  required_energy = 1
  ap              = 1
  bp              = 2000
  generates       = { green = 1 }
  text            = "When played: up to one enemy character of BP 1500 or more gets BP-1000 this turn."
  locale "ja" { name = "トンパ" }
}

card "HTR-1-085" {
  name            = "Netero"
  type            = "character"
  color           = ["green"]
  required_energy = 2
  ap              = 1
  bp              = 2500
  generates       = { green = 1 }
  text            = "Generates 1 green energy more as long as it is active."
  locale "ja" { name = "ネテロ" }
}

card "HTR-1-090" {
  name            = "Leorio"
  type            = "character"
  color           = ["green"]
  required_energy = 1
  ap              = 1
  bp              = 1500
  generates       = { green = 2 }
  text            = "When played: return another character of yours with required energy 1 or less to the hand. If that cannot be done, this returns."
  locale "ja" { name = "レオリオ" }
}

card "HTR-1-097" {
  name            = "Fishing Rod"
  type            = "event"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  trigger         = "special"
  text            = "Choose an enemy character on the front line whose BP is at most the largest of your characters. It returns to the hand, or is sidelined if you have Gon Freecss on the field."
  locale "ja" { name = "釣り竿" }
}

card "HTR-1-099" {
  name            = "Hunter License"
  type            = "event"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  trigger         = "final"
  text            = "Up to two of your AP cards become active."
  locale "ja" { name = "ハンターライセンス" }
}

card "HTR-1-101" {
  name            = "Gon Freecss"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { green = 1 }
  trigger         = "active"
  text            = "Impact (1) as long as its BP is 4000 or more."
  locale "ja" { name = "ゴン＝フリークス" }
}

card "HTR-1-102" {
  name            = "Gon Freecss"
  type            = "character"
  color           = ["green"]
  required_energy = 5
  ap              = 1
  bp              = 4000
  generates       = { green = 1 }
  keywords        = ["Raid"]
  raid            = ["Gon Freecss"]
  trigger         = "raid"
  text            = "Raid: Gon Freecss. In raid state: Impact (1); when played, all your characters get BP+1000 this turn."
  locale "ja" { name = "ゴン＝フリークス" }
}

card "HTR-1-103" {
  name            = "Captain of the Ship"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 2000
  generates       = { green = 1 }
  locale "ja" { name = "船長" }
}

card "HTR-1-104" {
  name            = "Mito"
  type            = "character"
  color           = ["green"]
  required_energy = 0
  ap              = 1
  bp              = 500
  generates       = { green = 1 }
  trigger         = "active"
  text            = "When played: up to one other character of yours gets BP+1000 this turn."
  locale "ja" { name = "ミト" }
}

card "HTR-1-105" {
  name            = "Leorio"
  type            = "character"
  color           = ["green"]
  required_energy = 3
  ap              = 1
  bp              = 3000
  generates       = { green = 2 }
  trigger         = "active"
  locale "ja" { name = "レオリオ" }
}

card "HTR-1-106" {
  name            = "Killua Zoldyck"
  type            = "character"
  color           = ["green"]
  required_energy = 5
  ap              = 2
  bp              = 4000
  generates       = { green = 1 }
  tags            = ["Zoldyck Family"]
  text            = "When played: up to one enemy character on the front line whose BP is at most the largest of your other characters is sidelined."
  locale "ja" { name = "キルア＝ゾルディック" }
}

card "HTR-1-107" {
  name            = "Hisoka"
  type            = "character"
  color           = ["green"]
  required_energy = 6
  ap              = 2
  bp              = 5000
  generates       = { green = 1 }
  tags            = ["Phantom Troupe"]
  keywords        = ["Impact 1", "Damage 2"]
  trigger         = "get"
  text            = "Impact (1). Damage (2)."
  locale "ja" { name = "ヒソカ" }
}

card "HTR-1-108" {
  name            = "Whale Island"
  type            = "site"
  color           = ["green"]
  required_energy = 2
  ap              = 1
  generates       = { green = 1 }
  trigger         = "get"
  text            = "Generates 1 green energy more as long as Gon Freecss is on your field."
  locale "ja" { name = "くじら島" }
}

card "HTR-1-109" {
  name            = "Photo of Ging"
  type            = "event"
  color           = ["green"]
  required_energy = 2
  ap              = 1
  trigger         = "draw"
  text            = "Look at the top five cards, show up to one character among them and take it; the others go to the bottom in any order. If it was Gon Freecss, draw 1."
  locale "ja" { name = "ジンの写真" }
}
