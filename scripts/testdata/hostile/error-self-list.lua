-- fails 6: lists lie in each other more than 4 deep; does one hold itself?
-- Tried: a list that holds itself.
on_play { effect = function(fx)
  local t = {}
  t[1] = t
  fx:kill(t)
end }
