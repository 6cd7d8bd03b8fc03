-- fails 4: a predicate cannot draw: verbs stand in effects alone
-- Tried: a verb of the effect in the function of a filter.
on_play { effect = function(fx)
  fx:all(unit { where = function(u) fx:draw(1) return true end })
end }
