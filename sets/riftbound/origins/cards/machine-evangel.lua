-- OGN-239 Machine Evangel
triggered {
  keyword = "Deathknell",
  effect  = function(fx) fx:play_token("Recruit", { count = 3, at = fx.you.base }) end,
}
