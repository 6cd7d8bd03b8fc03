-- fails 4: draw: n is a whole number, not +Inf; use math.floor
-- Tried: infinitely many cards.
on_play { effect = function(fx)
  fx:draw(math.huge)
end }
