-- refused 4: unknown name "print"; Lua's print is not in the sandbox: a script reaches no files, clock or process
-- Tried: something is printed.
on_play { effect = function(fx)
  local x = print("x")
end }
