activated {
  when   = is(self, character { at = "front" }),
  limit  = "turn",
  effect = function(fx)
    if fx:put(fx:look(1), "sideline").done then
      fx:give(fx:choose(character { yours = true, other = true }, { up_to = 1 }), { bp = 500, lasts = "turn" })
    end
  end,
}
