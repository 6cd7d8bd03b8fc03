-- OGN-121 Teemo, Strategist
triggered {
  on     = self.defends,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx)
    local shown = fx:reveal(5)
    fx:deal(#shown:where(function(it) return it:has("Hidden") end), fx.foe)
    fx:recycle(shown)
  end,
}
