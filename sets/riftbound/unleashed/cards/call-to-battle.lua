-- UNL-101 Call to Battle
on_play {
  target = {
    mine = unit { yours = true },
    to   = destination { of = chosen.mine, battlefield = true, controlled = true },
    foe  = player { opponent = true },
  },
  effect = function(fx)
    fx:move(fx.mine, fx.to)
    local theirs = fx:choose(unit { controller = fx.foe, except = fx:all(unit { at = fx.to }) }, { by = fx.foe })
    fx:move(theirs, fx.to)
  end,
}
