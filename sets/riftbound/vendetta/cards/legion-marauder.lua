-- VEN-074 Legion Marauder
static { active = empowered, affects = self, give = { might = 1 } }
