scenario "Kinkou Monk buffs two others, one of them already buffed" {
  rules = { "426.1", "703" },
  board = {
    A = { hand = { "Kinkou Monk" }, runes = { body = 4 }, base = { { vanilla(2), as = "one", buffs = 1 }, { vanilla(2), as = "two" }, { vanilla(2), as = "three" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Kinkou Monk")
    s:options("one", "two", "three")
    s.A:choose("one")
    s.A:choose("two")
    -- Two are all: the choice is closed.
    s:owes(s.A, "act")
    s:resolve()
    s:expect("one", { might = 3, buffs = 1 })
    s:expect("two", { might = 3, buffs = 1 })
    s:expect("three", { might = 2, buffs = 0 })
    s:expect("Kinkou Monk", { might = 4, buffs = 0 })
    s:expect("foe", { buffs = 0 })
  end,
}

scenario "Kinkou Monk may buff one only, or nobody" {
  rules = { "355.13" },
  cases = { { name = "one", n = 1 }, { name = "nobody", n = 0 } },
  board = function(case)
    return { A = { hand = { "Kinkou Monk" }, runes = { body = 4 }, base = { { vanilla(2), as = "one" }, { vanilla(2), as = "two" } } } }
  end,
  play = function(s, case)
    s.A:play("Kinkou Monk")
    if case.n == 1 then s.A:choose("two") end
    s.A:done()
    s:chain { "Kinkou Monk" }
    s:resolve()
    s:expect("one", { buffs = 0 })
    s:expect("two", { buffs = case.n })
  end,
}

scenario "Kinkou Monk alone puts its ability on the chain for nothing" {
  rules = { "355.13", "383.4" },
  board = { A = { hand = { "Kinkou Monk" }, runes = { body = 4 } } },
  play = function(s)
    s.A:play("Kinkou Monk")
    s:chain { "Kinkou Monk" }
    s:resolve()
    s:expect("Kinkou Monk", { might = 4, buffs = 0, at = "base" })
  end,
}
