-- fails 5: a text longer than 16 KB (20000 bytes)
-- Tried: a format that holds long texts.
on_play { effect = function(fx)
  local s = ("x"):rep(10000)
  string.format("%s%s", s, s)
end }
