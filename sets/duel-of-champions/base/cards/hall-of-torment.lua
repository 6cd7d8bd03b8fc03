on_play { effect = function(fx) fx:remember("asked", fx:option { units = "unit", spells = "spell", fortunes = "fortune" }) end }

for _, type in ipairs { "unit", "spell", "fortune" } do
  triggered {
    name   = type,
    on     = opponents.ends,
    when   = all_of(function(q) return q:recall_note("asked") == type end, times(opponents.plays { type = type }):exactly(0)),
    effect = function(fx) fx:deal(3, fx.opponent.hero) end,
  }
end
