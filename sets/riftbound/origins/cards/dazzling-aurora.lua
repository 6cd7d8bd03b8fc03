-- OGN-160 Dazzling Aurora
triggered {
  on     = you.ends { phase = "turn" },
  effect = function(fx)
    local shown = fx:reveal(fx.you.deck_size, fx.you, { until_match = card { zone = "deck", type = "unit" } })
    local found = shown:where(card { type = "unit" }):first()
    fx:play(fx:banish(found), { ignore = "cost" })
    fx:recycle(shown:without(found))
  end,
}
