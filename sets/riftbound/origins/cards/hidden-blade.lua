-- OGN-213 Hidden Blade
-- Whose unit it was is read before it dies: afterwards the card belongs to nobody on the board.
on_play {
  target = { it = unit { at = "battlefield" } },
  effect = function(fx)
    local victim = fx.it.controller
    fx:kill(fx.it)
    fx:draw(2, victim)
  end,
}
