-- SFD-068 Gearhead
static { affects = self, give = { might_bonus_times = 1 } }
