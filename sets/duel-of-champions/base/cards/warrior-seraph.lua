static { affects = self, give = { draws_attacks = true } }
