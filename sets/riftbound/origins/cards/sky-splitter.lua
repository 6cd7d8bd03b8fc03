-- OGN-014 Sky Splitter
cost_change { of = self, less = { energy = most(unit { yours = true }, "might") } }

on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:deal(5, fx.it) end }
