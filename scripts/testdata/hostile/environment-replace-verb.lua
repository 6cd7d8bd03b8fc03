-- refused 3: assignment to the global "unit"; write: local unit = ... (a script has no globals of its own)
-- Tried: a name of the card API is replaced.
unit = function() return nil end
on_play { effect = function(fx) end }
