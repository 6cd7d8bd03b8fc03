-- refused 5: nothing has a field "hand"
-- duel-of-champions: fails 5: a list has no "hand"; it is one of first, any, where, without, sum, add
-- Tried: the hand of the opponent.
on_play { effect = function(fx)
  local n = fx:all(card { zone = "hand", controller = opponents })
  local one = fx.opponents.hand
end }
