-- SFD-058 Ornn, Blacksmith
triggered {
  on     = any_of(self.played, self.holds),
  effect = function(fx)
    local top  = fx:look(4)
    local tool = fx:choose(top:where(card { type = "gear" }), { up_to = 1 })
    fx:reveal(tool)
    fx:draw(tool)
    fx:recycle(top:without(tool))
  end,
}
