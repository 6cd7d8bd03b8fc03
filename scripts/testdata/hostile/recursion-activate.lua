-- harmless : the game is asked between its rounds
-- Tried: an ability that activates itself.
-- as: Watcher
triggered { on = self.conquers, effect = function(fx) fx:activate(fx.self, "conquers") end }
triggered { name = "first", on = you.gains_xp, effect = function(fx) fx:activate(fx.self, "conquers") end }
