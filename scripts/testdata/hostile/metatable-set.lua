-- refused 4: unknown name "setmetatable"; Lua's setmetatable is not in the sandbox: what scripts share cannot be changed
-- Tried: a metatable with an endless __index.
on_play { effect = function(fx)
  local t = setmetatable({}, { __index = function(t, k) return t[k] end })
  local x = t.x
end }
