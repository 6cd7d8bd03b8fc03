-- OGN-294 Trifarian War Camp
static { affects = unit { here = true }, give = { might = 1 } }
