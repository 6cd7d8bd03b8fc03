-- OGN-044 Clockwork Keeper
additional_cost { name = "winding", optional = true, cost = { power = { calm = 1 } } }

triggered {
  on     = self.played,
  when   = function(q) return q.paid.winding end,
  effect = function(fx) fx:draw(1) end,
}
