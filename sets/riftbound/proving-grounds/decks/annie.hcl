deck "annie" {
  name     = "Proving Grounds: Annie"
  format   = "proving-grounds"
  legend   = "OGS-017" # Annie, Dark Child
  champion = "OGS-010" # Annie, Stubborn

  main = {
    "OGN-005" = 3 # Disintegrate
    "OGN-013" = 2 # Pouty Poro
    "OGN-169" = 3 # Gust
    "OGN-170" = 3 # Morbid Return
    "OGN-171" = 3 # Mystic Poro
    "OGN-174" = 3 # Sai Scout
    "OGN-176" = 3 # Sneaky Deckhand
    "OGN-185" = 3 # Traveling Merchant
    "OGN-191" = 3 # Maddened Marauder
    "OGS-001" = 2 # Annie, Fiery
    "OGS-002" = 3 # Firestorm
    "OGS-003" = 3 # Incinerate
    "OGS-010" = 2 # Annie, Stubborn
    "OGS-011" = 2 # Flash
    "OGS-018" = 2 # Tibbers
  }

  runes = {
    "OGN-007" = 6 # Fury Rune
    "OGN-166" = 6 # Chaos Rune
  }

  battlefields = ["OGN-296"] # Void Gate
}
