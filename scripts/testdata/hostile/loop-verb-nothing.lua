-- fails 4: more than 400 verbs in one task (401)
-- Tried: a verb that does nothing, without end.
on_play { effect = function(fx)
  while true do fx:kill(fx:list()) end
end }
