scenario "Sacrifice draws two and channels an exhausted rune for a mighty unit" {
  rules = { "356.2", "357.2", "709", "413.1", "430.1" },
  board = {
    A = { hand = { "Sacrifice" }, runes = { order = 1 }, rune_deck = { mind = 3 }, base = { { vanilla(5), as = "hero" }, { vanilla(4), as = "page" }, { vanilla(4), as = "buffed", buffs = 1 } } },
    B = { base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Sacrifice")
    s:options("hero", "buffed")
    s.A:choose("buffed")
    s:expect("buffed", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
    s:count("Mind Rune", 1, { zone = "runes", exhausted = true })
    s:expect("hero", { at = "base" })
  end,
}

scenario "Sacrifice cannot be paid with a small unit, nor with an opponent's" {
  rules = { "357.2", "355.8" },
  board = {
    A = { hand = { "Sacrifice" }, runes = { order = 1 }, base = { vanilla(4) } },
    B = { base = { vanilla(6) } },
  },
  play = function(s) s.A:refused("play", "Sacrifice") end,
}
