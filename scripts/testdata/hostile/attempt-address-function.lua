-- harmless : there are none
-- Tried: the address of a function.
on_play { effect = function(fx)
  local s = tostring(function() end)
  if s ~= "function" then fx:win() end
  if tostring(fx):find("0x") or tostring(fx.self):find("0x") then fx:win() end
end }
