-- EXA-006 Lamplighter: fx.event.place is where it happened, even if the Lamplighter has gone since.
triggered {
  on     = self.conquers,
  effect = function(fx) fx:play_token("Spark", { at = fx.event.place, ready = true }) end,
}
