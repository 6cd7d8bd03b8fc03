local fragile = define.triggered { name = "fragile", on = self.damaged, effect = function(fx) fx:kill(fx.self) end }

on_play {
  target = { foe = unit { enemy = true } },
  effect = function(fx)
    local image = fx:play_copy(fx.foe)
    fx:give(image.cards, { keywords = "Quick Attack", abilities = fragile })
  end,
}
