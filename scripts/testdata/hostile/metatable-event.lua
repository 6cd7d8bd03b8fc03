-- fails 4: this value cannot be changed
-- Tried: the event changed.
on_play { effect = function(fx)
  fx.event.amount = 5
end }
