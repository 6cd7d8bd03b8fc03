-- refused 4: unknown name "debug"; Lua's debug is not in the sandbox: a script loads no other code
-- Tried: the debug library.
on_play { effect = function(fx)
  debug.getregistry()
end }
