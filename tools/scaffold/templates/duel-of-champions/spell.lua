-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- Targets are chosen as the card is played; fx has the verbs and each target by its name.
-- `cardlathe list verbs` lists what there is; save this file under `cardlathe dev` and see.
on_play {
  target = { it = unit { enemy = true } },
  effect = function(fx) fx:deal(2, fx.it) end,
}
