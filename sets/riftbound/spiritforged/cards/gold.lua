-- SFD-T03 Gold
activated { cost = { kill = self, exhaust = self }, speed = "reaction", adds = { power = { universal = 1 } } }
