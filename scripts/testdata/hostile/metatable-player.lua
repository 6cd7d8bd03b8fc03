-- fails 4: this value cannot be changed
-- Tried: points written, not scored.
on_play { effect = function(fx)
  fx.you.points = 8
end }
