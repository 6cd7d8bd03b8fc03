triggered {
  on     = unit { friendly = true, tag = "knight" }.kills,
  when   = your_turn,
  limit  = "turn",
  effect = function(fx) fx:grow(fx:all(unit { friendly = true, keyword = "Stackable" })) end,
}
