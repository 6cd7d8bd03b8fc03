static { active = is(self, character { ready = true }), affects = self, give = { blue_energy = 1 } }
