-- fails 4: unpack gives at most 100 values, not 100000000
-- Tried: a range without measure.
on_play { effect = function(fx)
  unpack({}, 1, 1e8)
end }
