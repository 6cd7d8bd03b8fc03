-- OGN-187 Whirlwind
on_play {
  effect = function(fx)
    for _, p in ipairs(fx:after(fx.you)) do
      fx:bounce(fx:choose(unit {}, { by = p, up_to = 1 }))
    end
  end,
}
