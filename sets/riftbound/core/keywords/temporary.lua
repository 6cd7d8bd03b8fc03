keyword { name = "Temporary", text = "It is killed as its controller's beginning phase begins, before scoring." }

triggered { on = you.begins { phase = "beginning" }, effect = function(fx) fx:kill(fx.self) end }
