-- OGN-070 Mageseeker Warden
local posted = is(self, unit { at = "battlefield" })

forbid {
  name    = "no landing",
  active  = posted,
  what    = "play",
  affects = playing { type = "unit" },
  by      = opponents,
  at      = place { battlefield = true },
}

-- A replacement and no forbid, because the awaken phase may still ready them: only what items on the chain do is stopped.
replacement {
  name   = "no rousing",
  active = posted,
  on     = object { enemy = true, type = { "unit", "gear" } }.readied { cause = link {} },
  change = skip,
}
