-- harmless: it does nothing
-- Tried: what lists fall back to, by a name that is made.
on_play { effect = function(fx)
  local all = fx:all(unit {})
  all["__" .. "index"] = 1
end }
