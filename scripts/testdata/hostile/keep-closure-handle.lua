-- refused 7: assignment to the captured local "kept" inside a function; a card has no memory of its own; use a local of the function, args = { } or a counter of the game
-- Tried: a function of the file keeps the game.
local function keeper()
  local kept
  return function(fx)
    local before = kept
    kept = fx.self
    return before
  end
end
local keep = keeper()
on_play { effect = function(fx)
  local old = keep(fx)
  if old then fx:kill(old) end
end }
