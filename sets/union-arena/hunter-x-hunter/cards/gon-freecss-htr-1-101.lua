static { active = is(self, character { bp = { min = 4000 } }), affects = self, give = { keywords = "Impact 1" } }
