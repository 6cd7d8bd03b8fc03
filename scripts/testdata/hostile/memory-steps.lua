-- fails 5: more than 400 verbs in one task (401)
-- Tried: steps put on the chain without end.
local later = define.step { name = "later", effect = function(fx) end }
on_play { effect = function(fx)
  for i = 1, 1e9 do fx:then_do(later) end
end }
