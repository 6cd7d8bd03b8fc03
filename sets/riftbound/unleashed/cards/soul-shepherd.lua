-- UNL-077 Soul Shepherd
static { affects = unit { yours = true, token = true }, give = { might = 1 } }
