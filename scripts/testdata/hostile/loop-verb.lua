-- fails 4: more than 400 verbs in one task (401)
-- Tried: a verb called without end.
on_play { effect = function(fx)
  while true do fx:gain_xp(1) end
end }
