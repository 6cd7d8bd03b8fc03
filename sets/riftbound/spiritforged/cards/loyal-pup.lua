-- SFD-126 Loyal Pup
triggered { on = you.defends, optional = true, effect = function(fx) fx:move(fx.self, fx.event.place) end }
