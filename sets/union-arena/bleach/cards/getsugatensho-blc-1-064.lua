on_play {
  effect = function(fx)
    local most = fx:count(character { yours = true, name = "Ichigo Kurosaki" }) > 0 and 5000 or 3000
    fx:sideline(fx:choose(character { enemy = true, at = "front", bp = { max = most } }))
  end,
}
