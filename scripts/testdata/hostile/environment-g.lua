-- refused 4: unknown name "_G"; Lua's _G is not in the sandbox: a script has no globals of its own
-- Tried: the table of globals is asked for.
on_play { effect = function(fx)
  _G.x = 1
end }
