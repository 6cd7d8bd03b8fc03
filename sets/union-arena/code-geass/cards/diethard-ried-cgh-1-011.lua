triggered {
  on     = self.played,
  effect = function(fx)
    local top = fx:choose(card { zone = "deck", among = fx:look(1) }, { up_to = 1, hidden = true })
    fx:put(top, "bottom")
  end,
}
