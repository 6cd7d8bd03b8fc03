static { affects = unit { position = { "melee", "flyer" } }, give = { reaches_back = true } }
