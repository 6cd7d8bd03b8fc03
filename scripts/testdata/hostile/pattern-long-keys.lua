-- fails 6: more than 50000 instructions (50001 used): an endless loop?
-- Tried: long texts as keys.
on_play { effect = function(fx)
  local k = ("x"):rep(16000)
  local t = {}
  while true do t[k] = 1 end
end }
