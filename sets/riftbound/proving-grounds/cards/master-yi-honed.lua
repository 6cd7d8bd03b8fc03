-- OGS-009 Master Yi, Honed
static { affects = self, give = { enters = "ready" } }
