-- OGS-013 Garen, Commander
static { affects = unit { friendly = true, other = true, here = true }, give = { might = 1 } }
