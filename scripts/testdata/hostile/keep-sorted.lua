-- fails 5: this list cannot be changed; make a table inside the function
-- Tried: a table of the file is sorted anew.
local order = { 3, 1, 2 }
on_play { effect = function(fx)
  table.sort(order)
end }
