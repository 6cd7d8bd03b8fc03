deck "haven" {
  name   = "Haven"
  format = "standard"
  hero   = "BAS-003" # Cassandra, Seeker of Light

  events = [
    "BAS-219", # Celebrations
    "BAS-220", # Day of Fortune
    "BAS-223", # Month of the Emerald Song
    "BAS-224", # Week of the Weaponsmiths
    "BAS-216", # Market of Shadows
  ]

  main = {
    "BAS-076" = 5 # Imperial sentinel
    "BAS-075" = 4 # Imperial crossbowman
    "BAS-070" = 4 # Expert marksman
    "BAS-068" = 3 # Devoted sister
    "BAS-085" = 4 # Loyal griffin
    "BAS-049" = 3 # Elite squire
    "BAS-052" = 3 # Holy praetorian
    "BAS-098" = 3 # Sun rider
    "BAS-053" = 2 # Imperial griffin
    "BAS-091" = 3 # Radiant glory
    "BAS-065" = 1 # Warrior seraph
    "BAS-061" = 2 # Tithe collector
    "BAS-051" = 2 # Helexian librarian
    "BAS-152" = 2 # Heal
    "BAS-145" = 2 # Bless
    "BAS-155" = 2 # Lightning bolt
    "BAS-197" = 2 # Campfire
    "BAS-203" = 2 # Gold pile
    "BAS-182" = 1 # Broken bridge
  }
}
