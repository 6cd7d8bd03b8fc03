-- fails 5: a list holds at most 1000 things
-- Tried: lists of things, copied without end.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  while true do all = all:where(function() return true end):add(all) end
end }
