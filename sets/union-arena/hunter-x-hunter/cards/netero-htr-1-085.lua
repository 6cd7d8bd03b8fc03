static { active = is(self, character { ready = true }), affects = self, give = { green_energy = 1 } }
