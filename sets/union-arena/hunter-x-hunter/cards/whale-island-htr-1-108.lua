static { active = some(character { yours = true, name = "Gon Freecss" }), affects = self, give = { green_energy = 1 } }
