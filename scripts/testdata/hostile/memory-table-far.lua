-- fails 5: a list holds at most 1000 values, not one at 67108863
-- Tried: one value at the end of nowhere.
on_play { effect = function(fx)
  local t = {}
  t[67108863] = 1
end }
