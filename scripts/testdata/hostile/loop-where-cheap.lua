-- fails 5: the functions that it has asked took more than 100000 instructions (100082 used)
-- Tried: cheap filter functions, asked without end.
on_play { effect = function(fx)
  while true do
    fx:all(unit { where = function() for i = 1, 300 do end return true end })
  end
end }
