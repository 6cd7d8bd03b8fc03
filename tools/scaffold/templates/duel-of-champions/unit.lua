-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- self, you, here are the card, its player and its square; fx has the verbs (fx:deal, fx:draw, fx:give ...).
-- `cardlathe list verbs` lists what there is; save this file under `cardlathe dev` and see.
triggered {
  on     = self.enters,
  effect = function(fx) fx:deal(1, fx:choose(unit { enemy = true })) end,
}
