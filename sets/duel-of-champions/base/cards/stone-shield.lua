replacement { on = hero { friendly = true }.damaged, effect = function(fx) fx:remember("held", 1) end }

triggered {
  on     = player {}.ends,
  when   = function(q) return q:recall_note("held") == 1 end,
  effect = function(fx) fx:kill(fx.self) end,
}
