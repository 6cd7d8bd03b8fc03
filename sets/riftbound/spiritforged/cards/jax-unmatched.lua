-- SFD-054 Jax, Unmatched
local everywhere = { "hand", "deck", "trash", "champion", "banished", "facedown" }

static {
  affects = any_of(gear { yours = true, tag = "Equipment" }, card { owner = you, tag = "Equipment", zone = everywhere }),
  give    = { keywords = "Quick-Draw" },
}
