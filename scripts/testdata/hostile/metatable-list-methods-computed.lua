-- fails 5: a list has no "__methods"; it is one of first, any, where, without, sum, add
-- Tried: the methods of all lists, by a name that is made.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  local methods = all["__" .. "methods"]
end }
