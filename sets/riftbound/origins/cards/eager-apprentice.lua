-- OGN-084 Eager Apprentice
cost_change {
  active = is(self, unit { at = "battlefield" }),
  of     = playing { type = "spell", yours = true },
  less   = { energy = 1 },
  min    = { energy = 1 },
}
