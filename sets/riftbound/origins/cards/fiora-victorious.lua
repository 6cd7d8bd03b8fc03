-- OGN-232 Fiora, Victorious
static {
  active  = is(self, unit { mighty = true }),
  affects = self,
  give    = { keywords = { "Deflect", "Ganking", "Shield" } },
}
