-- OGN-169 Gust
on_play {
  target = { it = unit { at = "battlefield", might = { max = 3 } } },
  effect = function(fx) fx:bounce(fx.it) end,
}
