-- VEN-028 Mournful Witness
triggered { on = here.combat_ends, effect = function(fx) fx:empower(fx.self) end }

static { active = empowered, affects = self, give = { might = 2 } }
