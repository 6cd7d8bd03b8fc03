-- VEN-039 Crumbling Sands
on_play {
  target = { it = link { type = "spell" } },
  effect = function(fx)
    local own   = fx.it.controller == fx.you
    local other = fx:times(opponents.plays(playing { type = "spell" })) - (own and 0 or 1)
    if other > 0 then fx:counter(fx.it) end
  end,
}
