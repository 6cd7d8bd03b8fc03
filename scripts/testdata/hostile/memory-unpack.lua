-- fails 6: unpack gives at most 100 values, not 1000
-- Tried: more values than a call can take.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 1000 do t[i] = i end
  unpack(t)
end }
