-- fails 4: on purpose
-- Tried: the condition of a mode.
on_play { modes = { pick = 1,
  mode { text = "a", when = function(q) error("on purpose") end, effect = function(fx) fx:gain_xp(5) end },
  mode { text = "b", effect = function(fx) fx:gain_xp(6) end },
} }
