-- UNL-058 Lillia, Protector of Dreams
triggered {
  on     = you.plays_token { type = "unit" },
  effect = function(fx) fx:give(fx.self, { might = 1, lasts = "turn" }) end,
}

static { affects = unit { yours = true, token = true }, give = { keywords = "Tank" } }
