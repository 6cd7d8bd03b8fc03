-- UNL-171 Galio, Indefatigable
static { affects = self, give = { no_combat_damage = true } }
