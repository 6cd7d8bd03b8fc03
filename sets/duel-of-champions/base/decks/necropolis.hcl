deck "necropolis" {
  name   = "Necropolis"
  format = "standard"
  hero   = "BAS-013" # Seria, Seeker of the Lost Souls

  events = [
    "BAS-219", # Celebrations
    "BAS-220", # Day of Fortune
    "BAS-216", # Market of Shadows
    "BAS-223", # Month of the Emerald Song
    "BAS-218", # Week of the Dead
  ]

  main = {
    "BAS-102" = 5 # Wretched ghoul
    "BAS-096" = 4 # Skeleton spearman
    "BAS-089" = 4 # Plague skeleton
    "BAS-087" = 4 # Neophyte lich
    "BAS-084" = 4 # Lingering ghost
    "BAS-090" = 3 # Plague zombie
    "BAS-062" = 3 # Vampire knight
    "BAS-078" = 3 # Lamasu
    "BAS-042" = 2 # Archlich
    "BAS-063" = 2 # Vengeful spectre
    "BAS-057" = 2 # Putrid lamasu
    "BAS-051" = 2 # Helexian librarian
    "BAS-143" = 3 # Weakness
    "BAS-154" = 2 # Icy weapon
    "BAS-138" = 1 # Soulreaver
    "BAS-205" = 2 # Mass grave
    "BAS-204" = 2 # Graveyard
    "BAS-203" = 2 # Gold pile
  }
}
