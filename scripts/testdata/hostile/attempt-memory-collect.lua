-- refused 4: unknown name "collectgarbage"; Lua's collectgarbage is not in the sandbox: what a run may use is counted, the same on all machines
-- Tried: memory is asked for.
on_play { effect = function(fx)
  local x = collectgarbage("count")
end }
