activated {
  cost   = { resource = 3 },
  target = { it = card { zone = "graveyard", owner = you, type = "unit", tag = "vampire", might = { max = 3 } } },
  effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
}
