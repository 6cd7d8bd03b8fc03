-- OGN-290 The Arena's Greatest
triggered {
  on     = player {}.begins { phase = "beginning" },
  when   = function(q) return q.event.player.turn_number == 1 end,
  effect = function(fx) fx:score(1, fx.event.player) end,
}
