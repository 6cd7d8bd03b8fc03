-- fails 6: more than 50000 instructions (50001 used): an endless loop?
-- Tried: an endless loop.
on_play { effect = function(fx)
  fx:gain_xp(1)
  ::again::
  goto again
end }
