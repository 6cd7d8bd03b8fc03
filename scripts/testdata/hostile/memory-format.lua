-- fails 4: format: widths lie below 100
-- Tried: a text of a width without measure.
on_play { effect = function(fx)
  string.format("%99999999d", 1)
end }
