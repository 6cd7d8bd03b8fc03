-- fails 4: more than 2000 instructions (2001 used): an endless loop?
-- Tried: a filter function that loops.
on_play { effect = function(fx)
  fx:all(unit { where = function() while true do end end })
end }
