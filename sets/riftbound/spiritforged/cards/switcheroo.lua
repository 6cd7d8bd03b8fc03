-- SFD-145 Switcheroo
on_play {
  target = { a = unit { at = "battlefield" }, b = unit { at = place { has = unit { among = chosen.a } }, except = chosen.a } },
  effect = function(fx) fx:swap(fx.a, fx.b, "might") end,
}
