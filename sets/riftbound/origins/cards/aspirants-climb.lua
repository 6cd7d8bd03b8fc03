-- OGN-276 Aspirant's Climb
static { affects = each_player, give = { victory_score = 1 } }
