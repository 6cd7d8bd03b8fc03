-- refused 5: nothing has a field "hand"
-- Tried: the hand of the opponent.
on_play { effect = function(fx)
  local n = fx:all(card { zone = "hand", controller = opponents })
  local one = fx.opponents.hand
end }
