# A legal list of the cards of the product; its printed quantities are not known.
deck "bleach" {
  name   = "Bleach: Thousand-Year Blood War"
  format = "standard"

  main = {
    "BLC-1-034" = 3 # Uryu Ishida
    "BLC-1-035" = 3 # Orihime Inoue
    "BLC-1-037" = 3 # Kisuke Urahara
    "BLC-1-039" = 3 # Ichigo Kurosaki
    "BLC-1-042" = 3 # Yasutora Sado
    "BLC-1-046" = 3 # Renji Abarai
    "BLC-1-062" = 3 # Tasty Bread
    "BLC-1-064" = 3 # Getsugatensho
    "BLC-1-066" = 3 # Bankai
    "BLC-1-101" = 3 # Orihime Inoue
    "BLC-1-102" = 3 # Kisuke Urahara
    "BLC-1-103" = 3 # Ichigo Kurosaki
    "BLC-1-104" = 2 # Ichigo Kurosaki
    "BLC-1-105" = 2 # Renji Abarai
    "BLC-1-106" = 2 # Rukia Kuchiki
    "BLC-1-107" = 3 # Shino Madarame & Ryunosuke Yuki
    "BLC-1-108" = 3 # Ichigo's Room
    "BLC-1-109" = 2 # Substitute Soul Reaper of Karakura Town
  }

  ap = { "AP" = 3 }
}
