card {
  name = "Test Gale", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Flicker", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx)
    local home = fx.it.place
    fx:move(fx.it, fx.you.base)
    fx:move(fx.it, home)
  end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx)
    fx:deal(2, fx.it)
    fx:draw(1)
  end } ]],
}

scenario "B24 Moved away and back it is the same object" {
  rules = { "359.3", "124" },
  board = {
    A = { hand = { "Test Bolt" }, runes = { fury = 1 } },
    B = { hand = { "Test Flicker" }, north = { { vanilla(3), as = "it" }, { vanilla(1), as = "anchor" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Flicker")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { at = "north", damage = 2 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "B24 Returned and played again it is another object" {
  rules = { "359.3", "124" },
  board = {
    A = { hand = { "Test Bolt" }, runes = { fury = 1 } },
    B = { hand = { "Test Gale" }, runes = { chaos = 3 }, north = { { vanilla(2, { "Reaction" }), as = "it" }, { vanilla(1), as = "anchor" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("it")
    s.B:pass()
    s.A:pass()
    s:expect("it", { zone = "hand" })
    -- A controls the newest item again and has priority.
    s:owes(s.A, "act")
    s.A:pass()
    s.B:play("it", { at = "north" })
    s:expect("it", { at = "north" })
    s:resolve()
    s:expect("it", { at = "north", damage = 0 })
    -- the rest of the spell happens
    s:expect(s.A, { hand_size = 1 })
  end,
}
