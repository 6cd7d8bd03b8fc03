-- UNL-174 Shard of Undoing
triggered {
  on     = unit { friendly = true }.dies { phase = "beginning" }:nth(1),
  when   = your_turn,
  effect = function(fx)
    for _, p in ipairs(fx.opponents) do
      fx:kill(fx:choose(unit { controller = p }, { by = p }), { by = p })
    end
  end,
}
