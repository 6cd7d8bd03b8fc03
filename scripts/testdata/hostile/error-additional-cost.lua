-- fails 3: on purpose
-- duel-of-champions: refused 3: a cost has no field "exhaust"
-- Tried: the condition of an additional cost.
additional_cost { name = "help", optional = true, when = function(q) error("on purpose") end, cost = { exhaust = unit { friendly = true } } }
on_play { effect = function(fx) fx:gain_xp(5) end }
