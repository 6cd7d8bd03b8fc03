-- fails 4: a player has no field "hand"
-- duel-of-champions: harmless: it does nothing
-- Tried: the hand of the opponent as a field, by a name that is made. Where a game has it, check --permissions tells the line.
on_play { effect = function(fx)
  local one = fx.opponents:first()["ha" .. "nd"]
end }
