on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode {
      text = "Get 4 resources",
      when = function(q) return q.you.units < q.opponent.units end,
      effect = function(fx) fx:add { resource = 4 } end,
    },
  },
}
