-- fails 8: more than 50000 instructions (50001 used): an endless loop?
-- Tried: a table of ever new keys.
on_play { effect = function(fx)
  local t = {}
  local n = 0
  while true do
    n = n + 1
    t[n + 0.5] = {}
  end
end }
