-- OGN-151 Lee Sin, Centered
static { affects = unit { friendly = true, other = true, buffed = true, here = true }, give = { might = 2 } }
