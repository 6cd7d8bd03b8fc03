-- OGN-012 Noxus Hopeful
cost_change { active = legion, of = self, less = { energy = 2 } }
