-- UNL-216 The Academy
local encore = define.static {
  name    = "encore",
  affects = next_played { type = "spell", yours = true },
  give    = { keywords = keyword("Repeat", { cost = cost_of(it) }) },
}

triggered { on = you.holds { here = true }, effect = function(fx) fx:install(encore, {}, { lasts = "turn" }) end }
