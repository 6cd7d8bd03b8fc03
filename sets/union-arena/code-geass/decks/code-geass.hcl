# A legal list of the cards of the product; its printed quantities are not known.
deck "code-geass" {
  name   = "Code Geass: Lelouch of the Rebellion"
  format = "standard"

  main = {
    "CGH-1-001" = 3 # Kaname Ohgi
    "CGH-1-002" = 3 # Kallen Kozuki
    "CGH-1-005" = 3 # C.C.
    "CGH-1-008" = 3 # Kaguya Sumeragi
    "CGH-1-011" = 3 # Diethard Ried
    "CGH-1-015" = 3 # Lelouch Lamperouge
    "CGH-1-029" = 3 # United States of Japan
    "CGH-1-030" = 2 # Geass of Absolute Obedience
    "CGH-1-033" = 3 # Checkmate
    "CGH-1-101" = 3 # Kallen Kozuki
    "CGH-1-102" = 2 # C.C.
    "CGH-1-103" = 2 # Lelouch Lamperouge
    "CGH-1-104" = 3 # Shinichiro Tamaki
    "CGH-1-105" = 3 # Rakshata Chawla
    "CGH-1-106" = 3 # Burai
    "CGH-1-107" = 2 # Guren Mk-II
    "CGH-1-108" = 3 # Trailer
    "CGH-1-109" = 3 # The Black Knights
  }

  ap = { "AP" = 3 }
}
