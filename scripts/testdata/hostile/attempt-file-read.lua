-- refused 4: unknown name "io"; Lua's io is not in the sandbox: a script reaches no files, clock or process
-- Tried: a file is read.
on_play { effect = function(fx)
  local x = io.open("/etc/passwd")
end }
