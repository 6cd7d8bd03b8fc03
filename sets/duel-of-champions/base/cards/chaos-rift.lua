on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode {
      text = "The enemy discards 2 at random",
      when = function(q) return q.you.hand_size < q.opponent.hand_size end,
      effect = function(fx) fx:discard(2, fx.opponent, { random = true }) end,
    },
  },
}
