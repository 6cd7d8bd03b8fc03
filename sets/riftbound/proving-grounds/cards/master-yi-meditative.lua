-- OGS-004 Master Yi, Meditative
static { active = count(rune { yours = true }):at_least(8), affects = self, give = { might = 4 } }
