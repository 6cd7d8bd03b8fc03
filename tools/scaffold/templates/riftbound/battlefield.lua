-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the battlefield does stands here.
-- `you` is whoever controls the battlefield. `cardlathe list verbs` lists what there is.
triggered {
  on     = you.holds { here = true },
  effect = function(fx) fx:draw(1) end,
}
