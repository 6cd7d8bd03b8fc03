-- refused 4: fx.draw has a dot where a colon belongs; write fx:draw(...)
-- Tried: a verb called on a card.
on_play { effect = function(fx)
  fx.draw(fx.self, 1)
end }
