-- VEN-037 Tomb-Raider Barbara
triggered {
  on     = self.played,
  when   = count(rune { yours = true }):at_least(7),
  target = { it = gear { enemy = true } },
  effect = function(fx)
    if fx:is(fx.it, gear { empowered = true }) then fx:disempower(fx.it) else fx:kill(fx.it) end
  end,
}
