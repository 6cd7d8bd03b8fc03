-- OGN-218 Vanguard Captain
triggered {
  keyword = "Legion",
  on      = self.played,
  effect  = function(fx) fx:play_token("Recruit", { count = 2, at = fx.here }) end,
}
