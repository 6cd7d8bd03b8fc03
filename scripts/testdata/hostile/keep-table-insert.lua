-- fails 5: this list cannot be changed; make a table inside the function
-- Tried: a table of the file remembers.
local seen = {}
on_play { effect = function(fx)
  table.insert(seen, fx.self)
end }
