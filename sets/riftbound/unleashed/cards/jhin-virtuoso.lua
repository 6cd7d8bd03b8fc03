-- UNL-181 Virtuoso
triggered {
  on       = you.plays(playing { type = "spell" }) { spent = { min = 4 } },
  optional = true,
  effect   = function(fx)
    local shown = fx:list():add(fx:recall_note("shown"), fx:banish(fx.event.card))
    fx:remember("shown", shown)
    if #shown:where(card { zone = "banished" }) == 4 then
      fx:put(shown, "trash")
      fx:channel(4)
      fx:draw(1)
    end
  end,
}
