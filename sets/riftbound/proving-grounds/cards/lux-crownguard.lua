-- OGS-014 Lux, Crownguard
activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 2, only = "spell" } }
