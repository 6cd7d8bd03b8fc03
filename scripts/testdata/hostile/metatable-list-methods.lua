-- refused 6: nothing has a field "__methods"
-- Tried: the methods of all lists.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  all.__index = 1
  local methods = all.__methods
end }
