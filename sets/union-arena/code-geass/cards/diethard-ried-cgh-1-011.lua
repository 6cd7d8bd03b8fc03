triggered {
  on     = self.played,
  effect = function(fx)
    local top = fx:look(1)
    if #top > 0 and fx:may { prompt = "put it at the bottom" } then fx:put(top, "bottom") end
  end,
}
