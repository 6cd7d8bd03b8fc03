-- SFD-045 Not So Fast
on_play {
  target = {
    item = link { enemy = true, type = { "spell", "ability" }, chooses = object { friendly = true, type = { "unit", "gear" } } },
  },
  effect = function(fx) fx:counter(fx.item) end,
}
