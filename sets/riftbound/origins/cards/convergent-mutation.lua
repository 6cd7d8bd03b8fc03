-- OGN-108 Convergent Mutation
-- The difference is fixed as it resolves; it is an increase, so a weaker model changes nothing.
on_play {
  target = { it = unit { friendly = true }, model = unit { friendly = true, except = chosen.it } },
  effect = function(fx)
    local more = fx.model.might - fx.it.might
    if more > 0 then fx:give(fx.it, { might = more, lasts = "turn" }) end
  end,
}
