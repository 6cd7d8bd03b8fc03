-- fails 5: more than 32 verbs, queries and filters that run within each other
-- Tried: filters within filter functions.
on_play { effect = function(fx)
  local f
  f = function(u) return fx:count(unit { where = f }) > 0 end
  fx:all(unit { where = f })
end }
