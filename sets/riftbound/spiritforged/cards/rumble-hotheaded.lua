-- SFD-026 Rumble, Hotheaded
static { affects = unit { yours = true, tag = "Mech" }, give = { keywords = "Assault" } }

triggered {
  on       = self.conquers,
  optional = true,
  cost     = { recycle = unit { other = true } },
  target   = { mech = card { zone = "trash", owner = you, tag = "Mech" } },
  effect   = function(fx) fx:play(fx.mech, { less = { energy = fx.paid.recycle.might } }) end,
}
