-- fails 6: option: labels holds more than 100 values
-- Tried: a thousand arguments.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 1000 do t["a" .. i] = i end
  fx:option(t)
end }
