-- EXA-003 Hearth Warden: a static gives to all that match now.
static { affects = unit { friendly = true, other = true, keyword = "Kindle" }, give = { might = 1 } }
