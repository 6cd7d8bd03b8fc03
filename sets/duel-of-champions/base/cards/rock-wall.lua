on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }

-- On a row attack damage comes from the attacker alone, and retaliation is dealt to nobody else.
local attacker = unit { enchanted = true, position = "melee", front = true }

replacement {
  name   = "from it",
  on     = any_of(unit {}, hero {}).damaged { combat = true, retaliation = false, source = attacker },
  change = skip,
}

replacement { name = "to it", on = attacker.damaged { retaliation = true }, change = skip }

triggered { on = attacker.after_attack, effect = function(fx) fx:kill(fx.self) end }
