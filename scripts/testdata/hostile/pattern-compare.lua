-- fails 5: more than 50000 instructions (50001 used): an endless loop?
-- Tried: long texts compared without end.
on_play { effect = function(fx)
  local a, b = ("x"):rep(16000), ("x"):rep(16000)
  while a == b do end
end }
