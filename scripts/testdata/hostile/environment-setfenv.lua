-- refused 4: unknown name "setfenv"; Lua's setfenv is not in the sandbox: a script has no globals of its own
-- Tried: another environment is set.
on_play { effect = function(fx)
  setfenv(1, {})
end }
