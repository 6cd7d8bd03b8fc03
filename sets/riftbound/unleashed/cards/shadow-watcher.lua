-- UNL-037 Shadow Watcher
static {
  zone    = "chain",
  active  = all_of(your_turn, times(unit { friendly = true }.dies { phase = "beginning" }):at_least(1)),
  affects = self,
  give    = { enters = "ready" },
}
