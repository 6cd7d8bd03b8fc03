-- fails 5: more than 50000 instructions (50001 used): an endless loop?
-- Tried: tables within tables.
on_play { effect = function(fx)
  local t = {}
  while true do t = { t, t, t, t } end
end }
