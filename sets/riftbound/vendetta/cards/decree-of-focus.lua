-- VEN-040 Decree of Focus
on_play {
  target = {
    it = any_of(unit { friendly = true, chosen_by = link { enemy = true, type = "spell", domain = "fury" } },
                unit { friendly = true, in_combat = true, at = place { has = unit { enemy = true, in_combat = true, domain = "fury" } } }),
  },
  effect = function(fx) fx:give(fx.it, { might = 4, lasts = "turn" }) end,
}
