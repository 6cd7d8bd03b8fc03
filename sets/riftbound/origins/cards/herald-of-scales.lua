-- OGN-140 Herald of Scales
cost_change {
  of   = playing { yours = true, tag = "Dragon" },
  less = { energy = 2 },
  min  = { energy = 1 },
}
