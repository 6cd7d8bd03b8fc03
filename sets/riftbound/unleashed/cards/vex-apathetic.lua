-- UNL-150 Vex, Apathetic
local sulk = define.forbid { name = "sulk", what = "move", affects = args.it, by = args.who }

triggered {
  on     = opponents.plays(playing { type = "unit" }),
  when   = is(self, unit { at = "battlefield" }),
  effect = function(fx)
    fx:stun(fx.event.card)
    fx:install(sulk, { it = fx.event.card, who = fx.event.player }, { lasts = "turn" })
  end,
}
