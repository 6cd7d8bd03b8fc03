on_play { effect = function(fx) fx:remember("barred", fx:option { units = "unit", spells = "spell", fortunes = "fortune" }) end }

for _, type in ipairs { "unit", "spell", "fortune" } do
  forbid {
    name    = type,
    what    = "play",
    affects = card { zone = "hand", type = type },
    by      = opponents,
    when    = function(q) return q:recall_note("barred") == type end,
  }
end
