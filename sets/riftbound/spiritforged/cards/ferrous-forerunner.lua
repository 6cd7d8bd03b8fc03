-- SFD-021 Ferrous Forerunner
triggered {
  keyword = "Deathknell",
  effect  = function(fx) fx:play_token("Mech", { count = 2, at = fx.you.base }) end,
}
