-- UNL-138 The List
replacement {
  on     = self.enters,
  effect = function(fx)
    local tag = fx:name_a("tag")
    fx:proceed()
    fx:remember("tag", tag)
  end,
}

activated {
  cost   = { exhaust = self },
  target = { it = unit { where = function(it, q)
    for _, tag in ipairs(it.tags) do
      if tag == q:recall_note("tag") then return true end
    end
    return false
  end } },
  effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end,
}
