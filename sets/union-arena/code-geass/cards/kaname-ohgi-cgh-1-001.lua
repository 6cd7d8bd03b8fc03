static { active = is(self, character { ready = true }), affects = self, give = { purple_energy = 1 } }
