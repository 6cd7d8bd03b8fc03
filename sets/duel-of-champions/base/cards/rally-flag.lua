static { affects = you, give = { might = 2 } }
