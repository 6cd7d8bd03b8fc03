static { affects = unit { friendly = true }, give = { keywords = "Regenerate 1" } }
