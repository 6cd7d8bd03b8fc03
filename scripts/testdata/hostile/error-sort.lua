-- fails 4: on purpose
-- Tried: the function of a sort.
on_play { effect = function(fx)
  table.sort({ 2, 1 }, function() error("on purpose") end)
end }
