-- fails 4: this value cannot be changed
-- Tried: a verb replaced.
on_play { effect = function(fx)
  fx.draw = function() end
end }
