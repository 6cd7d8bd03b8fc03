-- OGN-055 Wielder of Water
static { active = is(self, unit { in_combat = true, alone = true }), affects = self, give = { might = 2 } }
