-- harmless : keys have the order in which they were written
-- Tried: the order of keys that were never ordered.
on_play { effect = function(fx)
  local t = {}
  for i = 1, 20 do t["k" .. i] = i end
  local n = 0
  for _, v in pairs(t) do
    n = n + 1
    if v ~= n then fx:win() end
  end
end }
