on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

static { affects = unit { enchanted = true }, give = { keywords = "Immobilized" } }

triggered {
  on     = player {}.begins { phase = "supply" },
  when   = function(q) return q.event.player == q.self.on.controller end,
  effect = function(fx) fx:deal(1, fx.self.on) end,
}
