-- SFD-110 Fiora, Peerless
triggered {
  on     = any_of(self.attacks, self.defends),
  when   = all_of(is(self, unit { alone = true }), count(unit { enemy = true, here = true }):exactly(1)),
  effect = function(fx) fx:give(fx.self, { might = fx.self.might, lasts = "combat" }) end,
}
