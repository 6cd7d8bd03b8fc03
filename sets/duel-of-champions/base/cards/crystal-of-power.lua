static { affects = player {}, give = { spell_doublings = 1 } }
