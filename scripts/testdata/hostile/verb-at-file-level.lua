-- refused 4: unknown name "fx"; did you mean "x"?
-- Tried: a verb while the file is read.
on_play { effect = function(fx) end }
fx:draw(1)
