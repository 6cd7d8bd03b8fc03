-- OGN-137 Stormclaw Ursine
triggered { on = self.played, effect = function(fx) fx:channel(1, { exhausted = true }) end }
