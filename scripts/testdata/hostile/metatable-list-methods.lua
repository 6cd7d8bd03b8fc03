-- fails 6: a list has no "__methods"; it is one of first, any, where, without, sum, add
-- Tried: the methods of all lists.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  all.__index = 1
  local methods = all.__methods
end }
