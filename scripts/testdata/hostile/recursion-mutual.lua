-- fails 5: functions call each other more than 200 deep: a recursion without end?
-- Tried: two functions that call each other.
on_play { effect = function(fx)
  local g
  local function f() return 1 + g() end
  g = function() return 1 + f() end
  f()
end }
