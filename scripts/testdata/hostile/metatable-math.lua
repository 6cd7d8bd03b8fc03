-- fails 4: this value cannot be changed
-- Tried: a function of numbers replaced.
on_play { effect = function(fx)
  math.floor = nil
end }
