static { active = your_turn, affects = self, give = { bp = 1500 } }
