activated {
  when   = is(self, character { at = "front" }),
  limit  = "turn",
  effect = function(fx)
    if fx:mill(1).done then
      fx:give(fx:choose(character { yours = true, other = true }, { up_to = 1 }), { bp = 500, lasts = "turn" })
    end
  end,
}
