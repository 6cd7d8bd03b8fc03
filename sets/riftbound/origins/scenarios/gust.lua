card {
  name = "Test Growth", type = "spell", energy = 1, domains = { "body" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

scenario "Gust returns a small unit at a battlefield to its owner's hand" {
  rules = { "124.1", "355.9" },
  board = {
    A = { hand = { "Gust" }, runes = { chaos = 1 }, south = { { vanilla(1), as = "mine" } }, base = { { vanilla(1), as = "home" } } },
    B = { north = { { vanilla(3), as = "small", damage = 2 }, { vanilla(4), as = "large" } }, base = { { vanilla(2), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Gust")
    s:options("mine", "small")
    s.A:choose("small")
    s:resolve()
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "north" })
    s:expect(s.B, { hand_size = 1 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Gust misses a unit that has grown in response" {
  rules = { "359.3", "358.1" },
  board = {
    A = { hand = { "Gust" }, runes = { chaos = 1 } },
    B = { hand = { "Test Growth" }, runes = { body = 1 }, north = { { vanilla(3), as = "small" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Gust")
    s.A:choose("small")
    s.A:pass()
    s.B:play("Test Growth")
    s.B:choose("small")
    s:resolve()
    s:expect("small", { at = "north", might = 4 })
    s:expect("Gust", { zone = "trash" })
    s:expect(s.B, { hand_size = 0 })
  end,
}
