-- fails 4: more than 400 verbs in one task (401)
-- Tried: gifts without end.
on_play { effect = function(fx)
  while true do fx:give(fx:all(unit {}), { might = 1 }) end
end }
