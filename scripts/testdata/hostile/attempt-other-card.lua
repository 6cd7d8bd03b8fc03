-- refused 3: unknown name "lib"; the set has no lib.lua
-- Tried: the script of another card.
local other = lib.question
on_play { effect = function(fx) end }
