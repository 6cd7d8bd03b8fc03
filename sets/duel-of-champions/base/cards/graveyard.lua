on_play {
  modes = {
    pick = 1,
    mode { text = "Draw 1", effect = function(fx) fx:draw(1) end },
    mode {
      text = "Return a unit card from your graveyard to your hand",
      when = function(q) return q.you.units < q.opponent.units end,
      target = { it = card { zone = "graveyard", owner = you, type = "unit" } },
      effect = function(fx) fx:put(fx.it, "hand") end,
    },
  },
}
