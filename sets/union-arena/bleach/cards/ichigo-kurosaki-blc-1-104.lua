activated {
  active = raided,
  limit  = "turn",
  effect = function(fx)
    local spent = fx:choose(card { zone = "sideline", owner = you }, { count = 4 })
    if fx:put(spent, "removal").amount == 4 then
      fx:draw(1)
      fx:give(fx.self, { keywords = "Impact 1", lasts = "turn" })
    end
  end,
}
