-- fails 4: math has no function "random"; it has abs, ceil, floor, huge, max, min, sqrt
-- Tried: randomness that no record knows.
on_play { effect = function(fx)
  local n = math.random(6)
end }
