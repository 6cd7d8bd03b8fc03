-- fails 5: more than 50000 instructions (50001 used): an endless loop?
-- Tried: next asked again and again.
on_play { effect = function(fx)
  local t = { 1 }
  while next(t) do end
end }
