-- refused 4: unknown name "dofile"; Lua's dofile is not in the sandbox: a script loads no other code
-- Tried: a file is run.
on_play { effect = function(fx)
  local x = dofile("/etc/passwd")
end }
