-- OGN-068 Caitlyn, Patrolling
static { affects = self, give = { assign = "last" } }

activated {
  cost   = { exhaust = self },
  when   = is(self, unit { at = "battlefield" }),
  target = { it = unit { at = "battlefield" } },
  effect = function(fx) fx:deal(fx.self.might, fx.it) end,
}
