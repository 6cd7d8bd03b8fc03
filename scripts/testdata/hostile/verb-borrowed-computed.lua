-- fails 5: write fx:draw(...), with a colon
-- Tried: a verb called on a card, by a name that is made.
on_play { effect = function(fx)
  local draw = fx["dr" .. "aw"]
  draw(fx.self, 1)
end }
