-- harmless : each player may answer between its rounds
-- Tried: a step that puts itself on the chain.
local again
again = define.step { name = "again", effect = function(fx) fx:then_do(again) fx:then_do(again) end }
on_play { effect = function(fx) fx:then_do(again) end }
