-- OGN-246 Viktor, Leader
triggered {
  on     = unit { yours = true, other = true, without_tag = "Recruit" }.dies,
  effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end,
}
