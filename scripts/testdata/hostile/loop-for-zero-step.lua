-- harmless : a step of zero makes no round
-- Tried: a loop whose step is zero.
on_play { effect = function(fx)
  for i = 1, 2, 0 do end
end }
