-- VEN-132 Fallen Feline
triggered {
  on     = self.played,
  effect = function(fx) fx:remember("spell", fx:name_a("spell")) end,
}

forbid {
  what    = "play",
  active  = is(self, unit { at = "battlefield" }),
  affects = card { zone = { "hand", "facedown", "trash" }, type = "spell", where = function(it, q) return it.name == q:recall_note("spell") end },
  by      = opponents,
}
