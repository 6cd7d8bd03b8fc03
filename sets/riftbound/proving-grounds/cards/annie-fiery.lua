-- OGS-001 Annie, Fiery
static { affects = you, give = { bonus_damage = 1 } }
