deck "stronghold" {
  name   = "Stronghold"
  format = "standard"
  hero   = "BAS-008" # Kat, Seeker of Freedom

  events = [
    "BAS-219", # Celebrations
    "BAS-220", # Day of Fortune
    "BAS-222", # Month of the Dancing Flames
    "BAS-224", # Week of the Weaponsmiths
    "BAS-216", # Market of Shadows
  ]

  main = {
    "BAS-071" = 5 # Goblin scout
    "BAS-072" = 4 # Goblin hunter
    "BAS-093" = 3 # Ranaar mauler
    "BAS-092" = 4 # Ranaar harpy
    "BAS-066" = 4 # Centaur archer
    "BAS-069" = 3 # Dreamwalker
    "BAS-054" = 3 # Jaguar warrior
    "BAS-099" = 3 # Tainted orc
    "BAS-047" = 3 # Cyclops brawler
    "BAS-046" = 2 # Crusher
    "BAS-060" = 2 # Striking fury
    "BAS-051" = 2 # Helexian librarian
    "BAS-140" = 2 # Storm wind
    "BAS-155" = 2 # Lightning bolt
    "BAS-126" = 1 # Earthquake
    "BAS-194" = 2 # Arena
    "BAS-195" = 2 # Blood pool
    "BAS-209" = 1 # Sacrificial altar
    "BAS-203" = 2 # Gold pile
  }
}
