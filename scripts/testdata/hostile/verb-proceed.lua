-- refused 5: fx:proceed lets a replaced event happen, and nothing is replaced here; it stands in the effect of a replacement alone
-- Tried: an event let happen where none is replaced.
on_play { effect = function(fx)
  fx:gain_xp(5)
  fx:proceed()
end }
