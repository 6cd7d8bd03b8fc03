-- OGN-108 Convergent Mutation
-- The difference is fixed as it resolves; it is an increase, so a weaker model changes nothing.
on_play {
  target = { it = unit { friendly = true }, model = unit { friendly = true, except = chosen.it } },
  effect = function(fx)
    fx:give(fx.it, { might = math.max(fx.model.might - fx.it.might, 0), lasts = "turn" })
  end,
}
