-- fails 4: an error without a text (nil)
-- Tried: an error without a text.
on_play { effect = function(fx)
  error()
end }
