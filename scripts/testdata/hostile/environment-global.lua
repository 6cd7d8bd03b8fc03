-- refused 4: assignment to the global "counter"; write: local counter = ... (a script has no globals of its own)
-- Tried: a global is set.
on_play { effect = function(fx)
  counter = 1
end }
