-- OGN-225 Solari Chief
triggered {
  on     = self.played,
  target = { foe = unit { enemy = true } },
  effect = function(fx)
    if fx.foe.stunned then fx:kill(fx.foe) else fx:stun(fx.foe) end
  end,
}
