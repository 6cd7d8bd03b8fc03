-- fails 4: this value cannot be changed
-- Tried: a function of texts replaced.
on_play { effect = function(fx)
  string.rep = function() return "mine" end
end }
