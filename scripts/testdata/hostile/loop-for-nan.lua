-- fails 5: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a loop by a step that is no number.
on_play { effect = function(fx)
  for i = 1, 2, math.huge - math.huge do end
  while true do end
end }
