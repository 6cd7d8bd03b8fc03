-- fails 5: more than 50000 instructions (50454 used): an endless loop?
-- Tried: a search in a long text, again and again.
on_play { effect = function(fx)
  local s = ("a"):rep(16000)
  while true do s:find("b") end
end }
