# A legal list of the cards of the product; its printed quantities are not known.
deck "jujutsu-kaisen" {
  name   = "Jujutsu Kaisen"
  format = "standard"

  main = {
    "JJK-1-036" = 3 # Kiyotaka Ijichi
    "JJK-1-037" = 3 # Yuji Itadori
    "JJK-1-044" = 3 # Nobara Kugisaki
    "JJK-1-045" = 3 # Satoru Gojo
    "JJK-1-056" = 3 # Megumi Fushiguro
    "JJK-1-058" = 3 # Masamichi Yaga
    "JJK-1-062" = 3 # Divergent Fist
    "JJK-1-063" = 3 # Sukuna's Finger
    "JJK-1-067" = 3 # Domain Expansion
    "JJK-1-101" = 3 # Yuji Itadori
    "JJK-1-102" = 3 # Nobara Kugisaki
    "JJK-1-103" = 2 # Satoru Gojo
    "JJK-1-104" = 3 # Sasaki & Iguchi
    "JJK-1-105" = 2 # Sukuna
    "JJK-1-106" = 3 # Megumi Fushiguro
    "JJK-1-107" = 2 # Megumi Fushiguro
    "JJK-1-108" = 3 # Tokyo Jujutsu High
    "JJK-1-109" = 2 # Jujutsu High First Years
  }

  ap = { "AP" = 3 }
}
