-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- fx has the verbs and each target by its name; `cardlathe list verbs` lists what there is.
on_play {
  target = { foe = character { enemy = true, at = "front", bp = { max = 3000 } } },
  effect = function(fx) fx:sideline(fx.foe) end,
}
