on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:enchant(fx.it) end }

replacement {
  on     = unit { friendly = true }.damaged,
  when   = function(q) return q.event.by == q.opponent end,
  effect = function(fx) fx:remember("held", 1) end,
}

triggered {
  on     = player {}.ends,
  when   = function(q) return q:recall_note("held") == 1 end,
  effect = function(fx) fx:kill(fx.self.on) end,
}
