-- UNL-214 Ripper's Bay
triggered {
  on     = unit { here = true }.bounced,
  effect = function(fx)
    local p = fx.event.subject.owner
    if fx:may { by = p, cost = { energy = 1 } } then fx:channel(1, { exhausted = true, by = p }) end
  end,
}
