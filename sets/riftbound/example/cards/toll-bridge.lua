-- EXA-010 Toll Bridge: `optional` with `cost` is "you may pay ... to"; both are settled before anybody can answer.
triggered {
  on       = you.holds { here = true },
  optional = true,
  cost     = { energy = 1 },
  effect   = function(fx) fx:draw(1) end,
}
