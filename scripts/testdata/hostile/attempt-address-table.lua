-- harmless : there are none
-- Tried: the address of a table.
on_play { effect = function(fx)
  if tostring({}) ~= "table" or tostring(true) == "" then fx:win() end
end }
