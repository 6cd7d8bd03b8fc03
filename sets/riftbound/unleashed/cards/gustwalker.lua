-- UNL-075 Gustwalker
static { active = level(3), affects = self, give = { might = 1, keywords = "Ganking" } }
