-- UNL-078 Sprite Fountain
triggered { on = self.played, effect = function(fx) fx:play_token("Sprite", { at = fx.you.base, ready = true }) end }

triggered { keyword = "Deathknell", effect = function(fx) fx:activate(fx.self, "played") end }
