-- UNL-087 Blue Sentinel
local dew = define.triggered {
  name   = "dew",
  on     = you.begins { phase = "main" },
  effect = function(fx) fx:add { power = { any = 1 } } end,
}

retrigger { of = ability { yours = true }, on = any_of(you.holds, unit {}.holds) { here = true } }

triggered { on = self.holds, effect = function(fx) fx:install(dew, {}, { uses = 1 }) end }
