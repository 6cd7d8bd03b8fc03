-- fails 1: more than 50000 instructions (50001 used): an endless loop? (overlay/lib.lua:5)
-- Tried: an endless loop in lib.lua.
-- as: lib
return { run = function(fx)
  while true do end
end }
