-- refused 4: more than 100000 instructions (100001 used): an endless loop?
-- Tried: an endless loop at the file level.
local n = 0
while true do n = n + 1 end
on_play { effect = function(fx) end }
