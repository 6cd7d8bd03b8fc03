-- refused 4: a declaration of more than 500 parts; is it put into itself in a loop? name what is meant once
-- Tried: a filter put into itself.
local f = unit {}
for i = 1, 60 do f = any_of(f, f) end
on_play { target = { foe = f }, effect = function(fx) end }
