-- UNL-098 Targonian Visionary
static { active = level(11), affects = self, give = { might = 4 } }
