on_play { effect = function(fx) fx:add { resource = fx.you.resources } end }

forbid {
  what    = "play",
  affects = self,
  zone    = "hand",
  when    = times(you.plays(card { name = "Crystal cavern" })):at_least(1),
}
