local quiet = define.forbid { name = "quiet", what = "play", affects = card { zone = "hand" }, by = args.who }

activated {
  when   = first_card,
  effect = function(fx)
    fx:draw(1)
    fx:install(quiet, { who = fx.you }, { lasts = "turn" })
  end,
}
