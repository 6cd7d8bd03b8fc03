static { affects = self, give = { attack_cost = 1 } }
