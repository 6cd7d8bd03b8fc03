on_play {
  modes = {
    mode { text = "draw two cards", effect = function(fx) fx:draw(2) end },
    mode { text = "bite harder", effect = function(fx) fx:give(fx:all(critter { friendly = true }), { bite = 1, lasts = "turn" }) end },
  },
}
