static { active = energy(6), affects = self, give = { bp = 1000 } }
