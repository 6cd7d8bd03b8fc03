-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a loop to infinity.
on_play { effect = function(fx)
  for i = 1, math.huge do end
end }
