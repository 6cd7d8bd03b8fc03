-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: an iterator that never ends.
on_play { effect = function(fx)
  for _ in function() return 1 end do end
end }
