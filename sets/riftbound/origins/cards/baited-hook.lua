-- OGN-242 Baited Hook
-- A unit that was gone before the kill has no might, so nothing compares with it (359.3).
activated {
  cost   = { energy = 1, power = { order = 1 }, exhaust = self },
  target = { it = unit { friendly = true } },
  effect = function(fx)
    local most = fx.it.might + 1
    fx:kill(fx.it)
    local top  = fx:look(5)
    local fits = top:where(card { type = "unit", might = { max = most } })
    local pick = fx:choose(fits, { up_to = 1 })
    fx:play(fx:banish(pick), { ignore = "cost" })
    fx:recycle(top:without(pick))
  end,
}
