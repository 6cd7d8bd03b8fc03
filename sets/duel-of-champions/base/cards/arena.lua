on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode {
      text = "3 damage to the enemy hero",
      when = function(q) return q.you.health < q.opponent.health end,
      effect = function(fx) fx:deal(3, fx.opponent.hero) end,
    },
  },
}
