-- OGS-019 Master Yi, Wuju Bladesman
static { affects = unit { friendly = true, defending = true, alone = true }, give = { might = 2 } }
