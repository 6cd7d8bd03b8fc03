-- fails 5: a table of the file level cannot be changed: a card has no memory of its own; make a table inside the function
-- Tried: a list of the game is kept in a table of the file.
local box = { list = false }
on_play { effect = function(fx)
  box.list = fx:all(unit {})
end }
