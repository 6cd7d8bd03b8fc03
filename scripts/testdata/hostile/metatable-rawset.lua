-- refused 4: unknown name "rawset"; Lua's rawset is not in the sandbox: what scripts share cannot be changed
-- Tried: a raw write.
on_play { effect = function(fx)
  rawset(string, "rep", nil)
end }
