deck "lux" {
  name     = "Proving Grounds: Lux"
  format   = "proving-grounds"
  legend   = "OGS-021" # Lux, Lady of Luminosity
  champion = "OGS-014" # Lux, Crownguard

  main = {
    "OGN-084" = 2 # Eager Apprentice
    "OGN-085" = 3 # Falling Comet
    "OGN-087" = 3 # Lecturing Yordle
    "OGN-088" = 2 # Mega-Mech
    "OGN-095" = 3 # Stupefy
    "OGN-103" = 3 # Ravenbloom Student
    "OGN-105" = 3 # Singularity
    "OGN-206" = 3 # Back to Back
    "OGN-210" = 3 # Daring Poro
    "OGN-219" = 3 # Vanguard Sergeant
    "OGS-006" = 2 # Lux, Illuminated
    "OGS-012" = 3 # Blast of Power
    "OGS-014" = 2 # Lux, Crownguard
    "OGS-016" = 3 # Vanguard Attendant
    "OGS-022" = 2 # Final Spark
  }

  runes = {
    "OGN-089" = 6 # Mind Rune
    "OGN-214" = 6 # Order Rune
  }

  battlefields = ["OGN-288"] # Startipped Peak
}
