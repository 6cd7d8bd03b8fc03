-- OGN-048 Meditation
additional_cost { name = "focus", optional = true, cost = { exhaust = unit {} } }

on_play { effect = function(fx) fx:draw(fx.paid.focus and 2 or 1) end }
