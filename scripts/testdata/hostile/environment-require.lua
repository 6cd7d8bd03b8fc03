-- refused 3: unknown name "require"; Lua's require is not in the sandbox: a script loads no other code
-- Tried: a module is asked for.
local os = require("os")
on_play { effect = function(fx) end }
