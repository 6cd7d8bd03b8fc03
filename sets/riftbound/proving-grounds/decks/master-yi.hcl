deck "master-yi" {
  name     = "Proving Grounds: Master Yi"
  format   = "proving-grounds"
  legend   = "OGS-019" # Master Yi, Wuju Bladesman
  champion = "OGS-004" # Master Yi, Meditative

  main = {
    "OGN-046" = 3 # En Garde
    "OGN-048" = 3 # Meditation
    "OGN-049" = 3 # Playful Phantom
    "OGN-052" = 3 # Stalwart Poro
    "OGN-055" = 3 # Wielder of Water
    "OGN-127" = 3 # Cannon Barrage
    "OGN-129" = 2 # Confront
    "OGN-134" = 3 # Mobilize
    "OGN-137" = 3 # Stormclaw Ursine
    "OGN-142" = 2 # Mountain Drake
    "OGS-004" = 2 # Master Yi, Meditative
    "OGS-005" = 3 # Zephyr Sage
    "OGS-008" = 3 # Gentlemen's Duel
    "OGS-009" = 2 # Master Yi, Honed
    "OGS-020" = 2 # Highlander
  }

  runes = {
    "OGN-042" = 6 # Calm Rune
    "OGN-126" = 6 # Body Rune
  }

  battlefields = ["OGN-279"] # Fortified Position
}
