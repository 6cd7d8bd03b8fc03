-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: filters made without end.
on_play { effect = function(fx)
  while true do any_of(unit {}, unit { enemy = true }, gear {}) end
end }
