-- OGN-125 Bilgewater Bully
static { active = is(self, object { buffed = true }), affects = self, give = { keywords = "Ganking" } }
