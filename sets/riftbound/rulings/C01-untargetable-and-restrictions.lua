card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true, damaged = true } }, effect = function(fx) fx:deal(2, fx.it) fx:draw(1) end } ]],
}
card {
  name = "Test Mend", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:heal(fx.it) end } ]],
}
card {
  name = "Test Veil", type = "unit", energy = 0, might = 1, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ forbid { what = "choose", affects = unit { friendly = true, other = true }, by = opponents } ]],
}
card {
  name = "Test Pair", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { pair = exactly(2, unit { friendly = true }) }, effect = function(fx) fx:give(fx.pair, { might = 2, lasts = "turn" }) end } ]],
}

scenario "C01 A target that no longer meets the restriction is unaffected" {
  rules = { "359.3" },
  board = { A = { hand = { "Test Bolt" } }, B = { hand = { "Test Mend" }, base = { { vanilla(4), as = "it", damage = 1 }, { vanilla(4), as = "fresh" } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("it")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Mend")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { damage = 0 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "C01 A target that became untargetable is unaffected, and cannot be chosen again" {
  rules = { "757", "359.3" },
  board = { A = { hand = { "Test Bolt", { "Test Bolt", as = "second" } } }, B = { hand = { "Test Veil" }, base = { { vanilla(4), as = "it", damage = 1 } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Veil")
    s:expect("Test Veil", { at = "base" })
    s:resolve()
    s:expect("it", { damage = 1 })
    s:expect(s.A, { hand_size = 2 })
    s.A:refused("play", "second")
  end,
}

scenario "C01 Exactly two need two" {
  rules = { "355.8" },
  cases = { { name = "one", n = 1 }, { name = "two", n = 2 } },
  board = function(case)
    local base = { { vanilla(1), as = "a" } }
    if case.n == 2 then base[2] = { vanilla(1), as = "b" } end
    return { A = { hand = { "Test Pair" }, base = base }, B = { base = { vanilla(1) } } }
  end,
  play = function(s, case)
    if case.n == 1 then
      s.A:refused("play", "Test Pair")
    else
      s.A:play("Test Pair")
      s.A:choose("a", "b")
      s:resolve()
      s:expect("a", { might = 3 })
      s:expect("b", { might = 3 })
    end
  end,
}
