-- OGS-023 Garen, Might of Demacia
triggered {
  on     = you.conquers,
  when   = count(unit { there = true }):at_least(4),
  effect = function(fx) fx:draw(2) end,
}
