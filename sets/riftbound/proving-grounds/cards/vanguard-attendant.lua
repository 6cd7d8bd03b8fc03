-- OGS-016 Vanguard Attendant
static { affects = self, give = { enters = "ready" } }
