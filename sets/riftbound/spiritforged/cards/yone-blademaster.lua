-- SFD-116 Yone, Blademaster
triggered {
  on     = self.conquers,
  when   = none_of(is(event.previous, player {})),    -- nobody was in control of it
  target = { foe = unit { enemy = true, at = "base" } },
  effect = function(fx) fx:deal(fx.self.might, fx.foe) end,
}
