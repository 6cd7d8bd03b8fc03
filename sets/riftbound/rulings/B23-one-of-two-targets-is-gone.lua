card {
  name = "Test Gale", type = "spell", energy = 1, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Twin Bolt", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { a = unit {}, b = unit { except = chosen.a } }, effect = function(fx)
    fx:deal(2, fx.a)
    fx:deal(2, fx.b)
  end } ]],
}
card {
  name = "Test Borrowed Blow", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { mine = unit { friendly = true }, foe = unit { enemy = true } }, effect = function(fx)
    fx:deal(fx.mine.might, fx.foe)
    fx:draw(1)
  end } ]],
}

scenario "B23 The other target is still affected" {
  rules = { "359.3", "055" },
  board = {
    A = { hand = { "Test Twin Bolt" }, runes = { fury = 1 } },
    B = { hand = { "Test Gale" }, runes = { chaos = 1 }, base = { { vanilla(4), as = "one" }, { vanilla(4), as = "two" } } },
  },
  play = function(s)
    s.A:play("Test Twin Bolt")
    s.A:choose("one")
    s.A:choose("two")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("one")
    s:resolve()
    s:expect("one", { zone = "hand" })
    s:expect("two", { damage = 2 })
  end,
}

scenario "B23 The might of a unit that is gone is nothing, not zero" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Test Borrowed Blow" }, runes = { fury = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { hand = { "Test Gale" }, runes = { chaos = 1 }, base = { { vanilla(4), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Borrowed Blow")
    s.A:choose("mine")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Gale")
    s.B:choose("mine")
    s:resolve()
    s:expect("foe", { damage = 0 })
    -- the bounced unit and the drawn card: the rest of the spell happened
    s:expect(s.A, { hand_size = 2 })
  end,
}
