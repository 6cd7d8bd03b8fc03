keyword { name = "Hunt", text = "When this conquers or holds, you gain that much experience." }

triggered { on = any_of(self.conquers, self.holds), effect = function(fx) fx:gain_xp(fx.args.n) end }
