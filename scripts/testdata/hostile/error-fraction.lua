-- fails 4: draw: n is a whole number, not 1.5; use math.floor
-- Tried: half a card.
on_play { effect = function(fx)
  fx:draw(1.5)
end }
