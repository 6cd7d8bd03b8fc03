-- fails 3: on purpose
-- Tried: the filter of a target.
on_play { target = { it = unit { where = function(u) error("on purpose") end } }, effect = function(fx) fx:gain_xp(5) end }
