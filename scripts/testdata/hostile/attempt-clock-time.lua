-- refused 4: unknown name "os"; Lua's os is not in the sandbox: a script reaches no files, clock or process
-- Tried: the clock is asked.
on_play { effect = function(fx)
  local x = os.time()
end }
