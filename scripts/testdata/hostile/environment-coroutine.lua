-- refused 4: unknown name "coroutine"; Lua's coroutine is not in the sandbox: an effect runs to its end, and asks where it needs to
-- Tried: a coroutine that escapes the count.
on_play { effect = function(fx)
  coroutine.wrap(function() while true do end end)()
end }
