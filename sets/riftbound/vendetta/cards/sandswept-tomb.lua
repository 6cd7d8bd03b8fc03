-- VEN-164 Sandswept Tomb
cost_change {
  of   = playing { type = "spell", chooses = unit { here = true, friendly = it } },
  less = { power = { any = 1 } },
}
