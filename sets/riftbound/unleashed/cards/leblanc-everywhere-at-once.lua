-- UNL-090 LeBlanc, Everywhere At Once
forbid {
  what    = "trigger",
  active  = is(self, unit { at = "battlefield" }),
  affects = ability { keyword = "Temporary", yours = true, bearer = unit { here = true } },
}
