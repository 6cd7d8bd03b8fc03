-- fails 5: a table of the file level cannot be changed: a card has no memory of its own; make a table inside the function
-- Tried: a table in a table of the file remembers.
local all = { of = { them = {} } }
on_play { effect = function(fx)
  all.of.them.last = fx
end }
