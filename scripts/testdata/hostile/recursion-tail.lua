-- fails 4: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a function that calls itself last.
on_play { effect = function(fx)
  local function f() return f() end
  f()
end }
