-- VEN-040 Decree of Focus
local function threatened(it, q)
  for _, spell in ipairs(q:all(link { enemy = true, type = "spell", chooses = it })) do
    if spell.card:is(playing { domain = "fury" }) then return true end
  end
  return false
end

on_play {
  target = {
    it = any_of(unit { friendly = true, where = threatened },
                unit { friendly = true, in_combat = true, at = place { has = unit { enemy = true, in_combat = true, domain = "fury" } } }),
  },
  effect = function(fx) fx:give(fx.it, { might = 4, lasts = "turn" }) end,
}
