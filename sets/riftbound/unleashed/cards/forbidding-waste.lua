-- UNL-210 Forbidding Waste
static { affects = unit { here = true, defending = true, alone = true }, give = { might = -2 } }
