scenario "R161 Hidden Blade on a unit that fled" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Hidden Blade" }, runes = { order = 2 } },
    B = { hand = { "Flash" }, runes = { chaos = 2 }, north = { { vanilla(3), as = "runner" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hidden Blade")
    s.A:choose("runner")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("runner")
    s:resolve()
    s:expect("runner", { at = "base" })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}
