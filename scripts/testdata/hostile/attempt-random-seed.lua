-- fails 4: math has no function "randomseed"; it has abs, ceil, floor, huge, max, min, sqrt
-- Tried: the generator is seeded.
on_play { effect = function(fx)
  local n = math.randomseed(1)
end }
