-- OGN-040 Seal of Rage
activated { cost = { exhaust = self }, speed = "reaction", adds = { power = { fury = 1 } } }
