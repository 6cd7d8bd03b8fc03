-- harmless : each player may answer between its rounds
-- duel-of-champions: fails 4: more than 500 things waiting to resolve (501)
-- Tried: a step that puts itself on the chain.
local again
again = define.step { name = "again", effect = function(fx) fx:then_do(again) fx:then_do(again) end }
on_play { effect = function(fx) fx:then_do(again) end }
