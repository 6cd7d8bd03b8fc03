-- fails 5: on purpose
-- Tried: an effect.
on_play { effect = function(fx)
  fx:gain_xp(5)
  error("on purpose")
end }
