-- fails 5: this value cannot be changed
-- Tried: a filter changed.
on_play { effect = function(fx)
  local f = unit {}
  f.enemy = true
end }
