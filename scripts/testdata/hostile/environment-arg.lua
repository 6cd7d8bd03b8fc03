-- refused 3: unknown name "arg"; Lua's arg is not in the sandbox: write ... where the values are needed
-- Tried: the old table of arguments.
local function f(...) return arg end
on_play { effect = function(fx) f(1) end }
