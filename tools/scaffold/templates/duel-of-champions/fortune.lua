-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the card does stands here.
-- fx has the verbs; `cardlathe list verbs` lists them. Save this file under `cardlathe dev` and see.
on_play {
  effect = function(fx)
    fx:draw(1)
    fx:add { resource = 1 }
  end,
}
