-- fails 5: a list holds at most 1000 things
-- Tried: a list that is added to itself.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  while true do all:add(all) end
end }
