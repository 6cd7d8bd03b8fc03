-- SFD-209 Forgotten Monument
forbid {
  what    = "score",
  affects = player { where = function(p) return p.turn_number < 3 end },
  at      = place { here = true },
}
