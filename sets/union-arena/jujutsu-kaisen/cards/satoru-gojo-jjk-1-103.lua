triggered {
  on     = self.played,
  when   = is(self, character { at = "front" }),
  effect = function(fx) fx:bounce(fx:choose(character { enemy = true, at = "front" }, { by = fx.opponents[1] })) end,
}
