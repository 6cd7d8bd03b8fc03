deck "garen" {
  name     = "Proving Grounds: Garen"
  format   = "proving-grounds"
  legend   = "OGS-023" # Garen, Might of Demacia
  champion = "OGS-007" # Garen, Rugged

  main = {
    "OGN-129" = 3 # Confront
    "OGN-130" = 3 # Crackshot Corsair
    "OGN-131" = 2 # Dune Drake
    "OGN-132" = 3 # First Mate
    "OGN-206" = 3 # Back to Back
    "OGN-210" = 3 # Daring Poro
    "OGN-211" = 3 # Faithful Manufactor
    "OGN-215" = 2 # Petty Officer
    "OGN-219" = 3 # Vanguard Sergeant
    "OGN-222" = 3 # Noxian Drummer
    "OGS-007" = 2 # Garen, Rugged
    "OGS-013" = 2 # Garen, Commander
    "OGS-015" = 3 # Recruit the Vanguard
    "OGS-016" = 3 # Vanguard Attendant
    "OGS-024" = 2 # Decisive Strike
  }

  runes = {
    "OGN-126" = 6 # Body Rune
    "OGN-214" = 6 # Order Rune
  }

  battlefields = ["OGN-294"] # Trifarian War Camp
}
