cost_change { of = card { zone = "hand", type = "spell", yours = true }, less = { resource = 1 } }
