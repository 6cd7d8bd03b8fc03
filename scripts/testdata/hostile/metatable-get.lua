-- refused 4: unknown name "getmetatable"; Lua's getmetatable is not in the sandbox: what scripts share cannot be changed
-- Tried: the metatable of texts.
on_play { effect = function(fx)
  getmetatable("").__index = nil
end }
