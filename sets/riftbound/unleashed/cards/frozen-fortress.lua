-- UNL-212 Frozen Fortress
triggered { on = each_player.begins { phase = "beginning" }, effect = function(fx) fx:deal(1, fx:all(unit { here = true })) end }
