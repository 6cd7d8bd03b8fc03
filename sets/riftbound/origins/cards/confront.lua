-- OGN-129 Confront
local eager = define.static {
  name    = "eager",
  affects = playing { yours = true },
  give    = { enters = "ready" },
}

on_play {
  effect = function(fx)
    fx:install(eager, {}, { lasts = "turn" })
    fx:draw(1)
  end,
}
