-- fails 5: more than 400 verbs in one task (401)
-- Tried: abilities installed without end.
local later = define.triggered { name = "later", on = you.draws, effect = function(fx) end }
on_play { effect = function(fx)
  for i = 1, 1e9 do fx:install(later) end
end }
