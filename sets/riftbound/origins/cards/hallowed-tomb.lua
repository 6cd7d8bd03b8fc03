-- OGN-281 Hallowed Tomb
triggered {
  on       = you.holds { here = true },
  when     = function(q) return q.you.champion.zone == "trash" and q:count(card { zone = "champion", owner = q.you }) == 0 end,
  optional = true,
  effect   = function(fx)
    local it = fx.you.champion
    if it.zone == "trash" and fx:count(card { zone = "champion", owner = fx.you }) == 0 then fx:put(it, "champion") end
  end,
}
