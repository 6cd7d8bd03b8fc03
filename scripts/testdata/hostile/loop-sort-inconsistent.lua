-- fails 6: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a sort whose function contradicts itself.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 1000 do t[i] = i end
  for i = 1, 1000 do table.sort(t, function() return true end) end
end }
