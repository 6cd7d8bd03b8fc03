-- UNL-142 Heedless Resurrection
additional_cost { name = "victim", cost = { kill = unit {} } }

on_play {
  target = {
    it = card {
      zone = "trash", owner = you, type = "unit",
      energy = { max = field(paid.victim, "energy") }, power = { max = field(paid.victim, "power") },
    },
  },
  effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
}
