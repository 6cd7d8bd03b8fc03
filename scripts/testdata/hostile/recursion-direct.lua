-- fails 4: functions call each other more than 200 deep: a recursion without end?
-- Tried: a function that calls itself.
on_play { effect = function(fx)
  local function f() return 1 + f() end
  f()
end }
