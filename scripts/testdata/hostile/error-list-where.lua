-- fails 4: on purpose
-- Tried: the function of a list.
on_play { effect = function(fx)
  fx:all(unit {}):where(function() error("on purpose") end)
end }
