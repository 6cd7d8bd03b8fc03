-- SFD-068 Gearhead
static { affects = self, give = { might = sum(gear { attached = self }, "might_bonus") } }
