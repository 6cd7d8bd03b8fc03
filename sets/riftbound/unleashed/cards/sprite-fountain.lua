-- UNL-078 Sprite Fountain
local function spring(fx) fx:play_token("Sprite", { at = fx.you.base, ready = true }) end

triggered { on = self.played, effect = spring }

triggered { keyword = "Deathknell", effect = spring }
