-- refused 4: unknown name "pcall"; Lua's pcall is not in the sandbox: an error ends the effect, and nothing of it stays
-- Tried: an error is caught.
on_play { effect = function(fx)
  pcall(function() fx:draw(1) error("x") end)
end }
