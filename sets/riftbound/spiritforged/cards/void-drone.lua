-- SFD-010 Void Drone
cost_change { of = self, when = is(self, playing { not_from = "hand" }), less = { energy = 2 } }
