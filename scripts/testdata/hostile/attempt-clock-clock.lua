-- refused 4: unknown name "os"; Lua's os is not in the sandbox: a script reaches no files, clock or process
-- Tried: the time of the process is asked.
on_play { effect = function(fx)
  local x = os.clock()
end }
