-- OGN-045 Defy
on_play {
  target = {
    it = link { type = "spell", energy = { max = 4 }, where = function(it) return it.card:is(playing { power = { max = 1 } }) end },
  },
  effect = function(fx) fx:counter(fx.it) end,
}
