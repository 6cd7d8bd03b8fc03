-- fails 5: a list holds at most 1000 values, not one at 1001
-- Tried: a list without end.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 1e9 do t[i] = i end
end }
