static { active = function(q) return q.you.energy >= 6 end, affects = self, give = { bp = 1000 } }
