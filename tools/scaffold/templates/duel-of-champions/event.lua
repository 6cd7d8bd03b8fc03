-- {{.ID}} {{.Name}}: the facts stand in {{.Facts}}, what the event does stands here.
-- Each player may use a face-up event once a turn of their own.
activated {
  cost   = { resource = 1 },
  effect = function(fx) fx:draw(1) end,
}
