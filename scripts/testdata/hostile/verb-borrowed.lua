-- fails 4: write fx:draw(...), with a colon
-- Tried: a verb called on a card.
on_play { effect = function(fx)
  fx.draw(fx.self, 1)
end }
