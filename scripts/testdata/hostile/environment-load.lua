-- refused 4: unknown name "loadstring"; Lua's loadstring is not in the sandbox: a script loads no other code
-- Tried: a text is compiled while it runs.
on_play { effect = function(fx)
  loadstring("while true do end")()
end }
