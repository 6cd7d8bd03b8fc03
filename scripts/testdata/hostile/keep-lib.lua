-- refused 6: assignment to the file-level local "n" inside a function; a card has no memory of its own; use a local of the function, args = { } or a counter of the game
-- Tried: lib.lua remembers.
-- as: lib
local n = 0
return { run = function(fx)
  n = n + 1
end }
