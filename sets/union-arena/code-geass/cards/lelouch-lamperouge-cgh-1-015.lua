local evades = define.forbid { name = "evades", what = "be_blocked", affects = self, when = is(it, character { bp = { max = 2000 } }) }

triggered {
  on     = self.played,
  target = { it = up_to(1, character { yours = true }) },
  effect = function(fx) fx:give(fx.it, { abilities = evades, lasts = "turn" }) end,
}
