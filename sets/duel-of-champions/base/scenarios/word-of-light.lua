scenario "Word of Light: 2 damage to each enemy unit" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Word of Light" }, resources = 4, f0 = { vanilla(9), as = "mine" } }, B = { f0 = { vanilla(9), as = "one" }, b3 = { vanilla(9), as = "two" } } },
  play = function(s)
    s.A:play("Word of Light")
    s:expect("one", { damage = 2 })
    s:expect("two", { damage = 2 })
    s:expect("mine", { damage = 0 })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "Word of Light is halved by Magic Resist and does nothing to who is immune to magic" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { hand = { "Word of Light" }, resources = 4 }, B = { f0 = { "Crusher", as = "resists" }, b3 = { "Moonsilk spider", as = "immune" } } },
  play = function(s)
    s.A:play("Word of Light")
    s:expect("resists", { damage = 1 })
    s:expect("immune", { damage = 0, at = "B b3" })
  end,
}
