-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- An activated ability: its cost is paid, then its effect runs. `cardlathe list verbs` lists what there is.
activated {
  cost   = { exhaust = self },
  target = { it = character { yours = true } },
  effect = function(fx) fx:give(fx.it, { bp = 1000, lasts = "turn" }) end,
}
