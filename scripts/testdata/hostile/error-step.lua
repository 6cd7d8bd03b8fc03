-- fails 3: on purpose
-- Tried: a step.
local later = define.step { name = "later", effect = function(fx) error("on purpose") end }
on_play { effect = function(fx) fx:then_do(later) end }
