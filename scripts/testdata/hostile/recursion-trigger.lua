-- harmless : each player may answer between its rounds
-- Tried: an ability that triggers itself.
-- as: Watcher
triggered { on = you.gains_xp, effect = function(fx) fx:gain_xp(1) end }
