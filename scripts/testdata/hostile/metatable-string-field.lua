-- fails 5: this value cannot be changed
-- Tried: a field of all texts.
on_play { effect = function(fx)
  local s = ""
  s.mine = 1
end }
