-- refused 4: unknown name "getfenv"; Lua's getfenv is not in the sandbox: a script has no globals of its own
-- Tried: the environment is asked for.
on_play { effect = function(fx)
  getfenv(0).x = 1
end }
