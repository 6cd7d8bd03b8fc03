-- fails 5: a table of the file level cannot be changed: a card has no memory of its own; make a table inside the function
-- Tried: a verb kept for later.
local kept = {}
on_play { effect = function(fx)
  kept.draw = fx.draw
end }
