-- OGN-117 Viktor, Innovator
triggered {
  on     = you.plays { opponent_turn = true },
  effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end,
}
