-- UNL-163 Mageseeker Investigator
forbid {
  what   = "move_along",
  active = is(self, unit { at = "battlefield" }),
  by     = opponents,
  to     = here,
  cost   = { power = { any = 1 } },
}
