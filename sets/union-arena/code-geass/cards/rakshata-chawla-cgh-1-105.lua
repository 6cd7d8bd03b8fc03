triggered {
  on     = self.played,
  effect = function(fx)
    local seen = fx:look(4)
    local taken = fx:choose(card { zone = "deck", among = seen, tag = "KMF" }, { up_to = 1, hidden = true })
    fx:put(fx:reveal(taken), "hand")
    fx:put(seen, "bottom", { ordered = true })
    if #taken > 0 then fx:discard(1) end
  end,
}
