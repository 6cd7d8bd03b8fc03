-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- self, you, here are the card, its player and its line; fx has the verbs (fx:draw, fx:give, fx:sideline ...) and each
-- target by its name. `cardlathe list verbs` lists what there is; save this file under `cardlathe dev` and see.
triggered {
  on     = self.played,
  target = { it = character { yours = true } },
  effect = function(fx) fx:give(fx.it, { bp = 1000, lasts = "turn" }) end,
}
