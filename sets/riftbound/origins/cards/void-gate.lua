-- OGN-296 Void Gate
static { affects = unit { here = true }, give = { bonus_damage = 1 } }
