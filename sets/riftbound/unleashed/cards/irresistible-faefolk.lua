-- UNL-112 Irresistible Faefolk
triggered {
  on       = self.moves { to = "battlefield" },
  optional = true,
  target   = { foe = unit { enemy = true } },
  effect   = function(fx) fx:move(fx.foe, fx.event.to) end,
}
