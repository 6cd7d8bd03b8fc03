-- OGN-240 Sett, Kingpin
static {
  active  = is(self, object { at = "battlefield" }),
  affects = self,
  give    = { might = count(unit { friendly = true, buffed = true, here = true }) },
}
