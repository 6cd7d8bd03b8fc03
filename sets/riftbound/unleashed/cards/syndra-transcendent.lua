-- UNL-146 Syndra, Transcendent
static {
  active  = some(place { here = true, showdown = true }),
  affects = playing { type = "spell", yours = true },
  give    = { keywords = "Repeat {2}{chaos}" },
}
