triggered {
  on     = unit { friendly = true, tag = "breeder", token = false }.dies,
  effect = function(fx) fx:play_token("Breeder", { at = fx.event.place }) end,
}
