-- SFD-045 Not So Fast
on_play {
  target = {
    item = link { enemy = true, chooses = object { friendly = true, type = { "unit", "gear" } } },
  },
  effect = function(fx) fx:counter(fx.item) end,
}
