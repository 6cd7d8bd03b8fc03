-- She is a breeder herself.
triggered {
  on     = any_of(self.dies, unit { friendly = true, tag = "breeder", token = false }.dies),
  effect = function(fx) fx:play_token("Breeder", { at = fx.event.place }) end,
}
