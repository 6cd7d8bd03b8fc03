-- EXA-007 Roll Call: lib is what lib.lua returns.
on_play { effect = function(fx) fx:draw(lib.clamp(fx:count(unit { yours = true }), 0, 3)) end }
