-- fails 8: more than 50000 instructions (50001 used): an endless loop?
-- Tried: functions without end.
on_play { effect = function(fx)
  local a, b, c, d = 1, 2, 3, 4
  local t = {}
  local n = 0
  while true do
    n = n + 1
    t[n + 0.5] = function() return a + b + c + d end
  end
end }
