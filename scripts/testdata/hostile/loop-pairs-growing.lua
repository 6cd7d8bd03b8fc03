-- fails 8: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a table that grows while it is walked.
on_play { effect = function(fx)
  local t = { a = 1 }
  local n = 0
  for k in pairs(t) do
    n = n + 1
    t["k" .. n] = 1
  end
end }
