on_play {
  effect = function(fx)
    fx:see(fx:all(card { zone = "hand", owner = opponents }))
    local spells = fx:all(card { zone = "hand", owner = opponents, type = "spell", unique = false })
    if #spells == 0 then return end
    local spell = fx:choose(spells)
    if fx:option { ["play it free"] = 1, ["into the graveyard"] = 2 } == 1 then
      fx:play(spell, { ignore = "cost" })
    else
      fx:put(spell, "graveyard")
    end
  end,
}
