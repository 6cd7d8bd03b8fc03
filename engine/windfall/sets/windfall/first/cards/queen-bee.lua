static { affects = critter { friendly = true, other = true }, give = { bite = 1 } }
