-- fails 4: draw: n lies between -100000 and 100000, and is no 1000000
-- Tried: a million cards.
on_play { effect = function(fx)
  fx:draw(1000000)
end }
