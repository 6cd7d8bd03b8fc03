-- fails 5: more than 50000 instructions (50016 used): an endless loop?
-- Tried: a list that is inserted into.
on_play { effect = function(fx)
  local t = {}
  while true do table.insert(t, 1, t) end
end }
