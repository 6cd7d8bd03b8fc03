static { affects = any_of(unit { friendly = true }, hero { friendly = true }), give = { keywords = "Immune to Magic" } }
