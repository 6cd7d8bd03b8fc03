static { affects = unit { enemy = true, in_row_of = self }, give = { cap = 2 } }
