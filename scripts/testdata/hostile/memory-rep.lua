-- fails 4: a text longer than 16 KB (1000000000 bytes)
-- Tried: a text of a gigabyte.
on_play { effect = function(fx)
  local s = ("x"):rep(1e9)
end }
