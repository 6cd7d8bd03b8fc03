-- OGN-071 Party Favors
on_play {
  effect = function(fx)
    local wish = {}
    for _, p in ipairs(fx.others) do wish[p.seat] = fx:option({ Cards = "cards", Runes = "runes" }, { by = p }) end
    for _, p in ipairs(fx.others) do
      for _, who in ipairs { fx.you, p } do
        if wish[p.seat] == "cards" then fx:draw(1, who) else fx:channel(1, { exhausted = true, by = who }) end
      end
    end
  end,
}
