-- refused 4: unknown name "newproxy"; Lua's newproxy is not in the sandbox: what scripts share cannot be changed
-- Tried: a proxy with a metatable.
on_play { effect = function(fx)
  local p = newproxy(true)
end }
