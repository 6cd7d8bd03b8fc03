-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a query asked without end.
on_play { effect = function(fx)
  while true do fx:all(unit {}) end
end }
