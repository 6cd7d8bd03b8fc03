-- fails 5: a table of the file level cannot be changed: a card has no memory of its own; make a table inside the function
-- Tried: a table of the file remembers.
local seen = {}
on_play { effect = function(fx)
  seen[1] = fx.self
end }
