-- OGN-118 Wraith of Echoes
triggered { on = unit { friendly = true }.dies:nth(1), effect = function(fx) fx:draw(1) end }
