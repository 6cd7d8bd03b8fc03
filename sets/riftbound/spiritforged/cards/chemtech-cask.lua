-- SFD-063 Chemtech Cask
triggered {
  on       = you.plays { type = "spell", opponent_turn = true },
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:play_token("Gold", { ready = false }) end,
}
