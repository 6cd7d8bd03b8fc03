-- harmless : a replacement meets an event and what comes of it once
-- Tried: a replacement that does what it replaces.
-- as: Watcher
replacement { on = you.draws, effect = function(fx) fx:draw(1) fx:draw(1) end }
