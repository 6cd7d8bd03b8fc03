-- refused 5: assignment to the file-level local "n" inside a function; a card has no memory of its own; use a local of the function, args = { } or a counter of the game
-- Tried: a local of the file remembers.
local n = 0
on_play { effect = function(fx)
  n = n + 1
end }
