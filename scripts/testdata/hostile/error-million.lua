-- fails 4: draw: n lies between -10000 and 10000, and is no 1000000
-- Tried: a million cards.
on_play { effect = function(fx)
  fx:draw(1000000)
end }
