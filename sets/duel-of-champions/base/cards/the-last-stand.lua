static { affects = unit { friendly = true }, give = { keywords = "Attack Anywhere" } }
