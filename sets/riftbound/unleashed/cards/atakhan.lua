-- UNL-170 Atakhan
additional_cost {
  name     = "offering",
  optional = true,
  cost     = { kill = unit {} },
  less     = { energy = field(paid.offering, "energy"), power = { order = field(paid.offering, "power") } },
}

triggered {
  on     = self.attacks,
  effect = function(fx)
    for _, p in ipairs(fx.opponents) do
      fx:kill(fx:choose(unit { controller = p, here = true }, { by = p }), { by = p })
    end
  end,
}
