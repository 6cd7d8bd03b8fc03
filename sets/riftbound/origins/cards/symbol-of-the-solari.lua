-- OGN-227 Symbol of the Solari
replacement {
  on     = place {}.combat_ends,
  when   = all_of(some(unit { attacking = true, yours = true }), some(unit { defending = true })),
  effect = function(fx) fx:recall(fx:all(unit { at = fx.event.place })) end,
}
