-- OGN-074 Taric, Protector
static { affects = unit { friendly = true, other = true, here = true }, give = { keywords = "Shield" } }
