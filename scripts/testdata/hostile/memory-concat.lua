-- fails 6: a text longer than 16 KB (16500 bytes)
-- Tried: a list joined to a text.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 1000 do t[i] = ("x"):rep(100) end
  table.concat(t, ("y"):rep(1000))
end }
