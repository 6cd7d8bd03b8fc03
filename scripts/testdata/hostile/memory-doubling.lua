-- fails 5: a text longer than 16 KB (32768 bytes)
-- Tried: a text that doubles.
on_play { effect = function(fx)
  local s = "x"
  while true do s = s .. s end
end }
