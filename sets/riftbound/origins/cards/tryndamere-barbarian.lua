-- OGN-034 Tryndamere, Barbarian
triggered {
  on     = self.conquers,
  when   = function(q) return q.self.attacking and q.event.excess >= 5 end,
  effect = function(fx) fx:score(1) end,
}
