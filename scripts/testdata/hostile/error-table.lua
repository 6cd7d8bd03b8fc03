-- fails 5: an error without a text (table)
-- Tried: an error that is a table.
on_play { effect = function(fx)
  fx:gain_xp(5)
  error({ code = 1 })
end }
