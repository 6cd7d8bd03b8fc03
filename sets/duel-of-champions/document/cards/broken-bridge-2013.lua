on_play {
  target = { where = band {} },
  effect = function(fx) fx:bounce(fx:all(unit { at = fx.where }), { to = "controller" }) end,
}
