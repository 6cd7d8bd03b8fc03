-- VEN-024 Affectionate Poro
triggered {
  on     = here.combat_ends,
  when   = times(self.damaged):exactly(0),
  effect = function(fx) fx:draw(1) end,
}
