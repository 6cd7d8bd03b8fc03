-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- An activated ability: its cost is paid, its target chosen, and its effect waits to resolve.
-- `cardlathe list verbs` lists what there is; save this file under `cardlathe dev` and see.
activated {
  cost   = { exhaust = self },
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end,
}
