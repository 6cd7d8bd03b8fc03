-- SFD-077 Rocket Barrage
on_play {
  modes = {
    mode { text = "Deal 4 to a unit in a base", target = { it = unit { at = "base" } },
           effect = function(fx) fx:deal(4, fx.it) end },
    mode { text = "Kill a gear", target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end },
  },
}
