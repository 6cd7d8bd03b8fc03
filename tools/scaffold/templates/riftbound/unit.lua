-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- self, you, here are the card, its controller and its place; fx has the verbs (fx:deal, fx:draw, fx:give ...) and
-- each target by its name. `cardlathe list verbs` lists what there is; save this file under `cardlathe dev` and see.
triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(1, fx.foe) end,
}
