-- SFD-218 Sunken Temple
triggered {
  on       = you.conquers { here = true },
  when     = some(unit { there = true, mighty = true }),
  optional = true,
  cost     = { energy = 1 },
  effect   = function(fx) fx:draw(1) end,
}
