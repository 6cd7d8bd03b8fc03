-- fails 1: on purpose (overlay/lib.lua:5)
-- Tried: a function of lib.lua.
-- as: lib
return { run = function(fx)
  error("on purpose")
end }
