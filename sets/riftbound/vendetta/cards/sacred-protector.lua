-- VEN-129 Sacred Protector
static {
  active  = none_of(all_of(is(self, unit { at = "battlefield" }), count(unit { yours = true, other = true, here = true }):exactly(1))),
  affects = self,
  give    = { no_combat_damage = true },
}
