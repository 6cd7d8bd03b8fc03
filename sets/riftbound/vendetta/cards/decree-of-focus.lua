-- VEN-040 Decree of Focus
local rivals = unit { enemy = true, in_combat = true, domain = "fury" }

on_play {
  target = {
    it = any_of(unit { friendly = true, chosen_by = link { enemy = true, type = "spell", domain = "fury" } },
                unit { friendly = true, in_combat = true, where = function(q) return q:count(rivals) > 0 end }),
  },
  effect = function(fx) fx:give(fx.it, { might = 4, lasts = "turn" }) end,
}
