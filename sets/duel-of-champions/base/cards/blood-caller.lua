triggered {
  on     = self.enters,
  target = { them = exactly(2, unit { friendly = true, other = true }) },
  effect = function(fx)
    local blood = 0
    for _, it in ipairs(fx.them) do blood = blood + it.left end
    fx:kill(fx.them)
    fx:give(fx.self, { base_attack = blood, base_retaliation = blood })
  end,
}
