# A legal list of the cards of the product; its printed quantities are not known.
deck "hunter-x-hunter" {
  name   = "Hunter x Hunter"
  format = "standard"

  main = {
    "HTR-1-070" = 3 # Kiriko
    "HTR-1-072" = 3 # Kurapika
    "HTR-1-075" = 3 # Gon Freecss
    "HTR-1-079" = 3 # Satotz
    "HTR-1-083" = 3 # Tonpa
    "HTR-1-085" = 3 # Netero
    "HTR-1-090" = 3 # Leorio
    "HTR-1-097" = 3 # Fishing Rod
    "HTR-1-099" = 3 # Hunter License
    "HTR-1-101" = 3 # Gon Freecss
    "HTR-1-102" = 2 # Gon Freecss
    "HTR-1-103" = 3 # Captain of the Ship
    "HTR-1-104" = 3 # Mito
    "HTR-1-105" = 3 # Leorio
    "HTR-1-106" = 2 # Killua Zoldyck
    "HTR-1-107" = 2 # Hisoka
    "HTR-1-108" = 3 # Whale Island
    "HTR-1-109" = 2 # Photo of Ging
  }

  ap = { "AP" = 3 }
}
