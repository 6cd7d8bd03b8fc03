deck "inferno" {
  name   = "Inferno"
  format = "standard"
  hero   = "BAS-005" # Garant, Seeker of Discord

  events = [
    "BAS-219", # Celebrations
    "BAS-220", # Day of Fortune
    "BAS-222", # Month of the Dancing Flames
    "BAS-224", # Week of the Weaponsmiths
    "BAS-218", # Week of the Dead
  ]

  main = {
    "BAS-086" = 5 # Maniac
    "BAS-074" = 4 # Hell hound
    "BAS-067" = 4 # Demented
    "BAS-097" = 4 # Succubus
    "BAS-077" = 4 # Juggernaut
    "BAS-045" = 3 # Cerberus
    "BAS-100" = 3 # Tormentor
    "BAS-083" = 3 # Lilim
    "BAS-056" = 2 # Pit fiend
    "BAS-058" = 2 # Ravager
    "BAS-073" = 2 # Gravid breeder
    "BAS-051" = 2 # Helexian librarian
    "BAS-149" = 3 # Fire bolt
    "BAS-128" = 2 # Fireball
    "BAS-192" = 2 # Altar of Destruction
    "BAS-211" = 2 # Twist of Fate
    "BAS-203" = 2 # Gold pile
    "BAS-103" = 1 # Armageddon
  }
}
