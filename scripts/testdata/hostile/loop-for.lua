-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a loop of a billion rounds.
on_play { effect = function(fx)
  for i = 1, 1e9 do end
end }
