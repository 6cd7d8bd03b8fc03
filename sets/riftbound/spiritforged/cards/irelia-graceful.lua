-- SFD-141 Irelia, Graceful
cost_change {
  of   = playing { type = "spell", yours = true, chooses = self },
  less = one_of({ energy = 1 }, { power = { any = 1 } }),
}
