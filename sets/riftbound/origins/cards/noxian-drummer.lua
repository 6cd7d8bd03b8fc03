-- OGN-222 Noxian Drummer
triggered {
  on     = self.moves { to = "battlefield" },
  effect = function(fx) fx:play_token("Recruit", { at = fx.here }) end,
}
