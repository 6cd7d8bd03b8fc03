-- refused 5: assignment to the captured local "n" inside a function; a card has no memory of its own; use a local of the function, args = { } or a counter of the game
-- Tried: a function of the file remembers.
local function counter()
  local n = 0
  return function() n = n + 1 return n end
end
local next_number = counter()
on_play { effect = function(fx)
  if next_number() > 1 or next_number() > 2 then fx:win() end
end }
