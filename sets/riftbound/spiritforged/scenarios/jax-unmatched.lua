scenario "Jax, Unmatched: Equipment in the hand is a reaction and attaches itself" {
  rules = { "819.1", "813.1", "801.3" },
  board = {
    A = { hand = { "Doran's Blade" }, runes = { body = 2 }, base = { "Jax, Unmatched", { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Doran's Blade")
    s:options("raider", "Jax, Unmatched")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { might = 5 })
    s:expect("Doran's Blade", { host = "raider", at = "north" })
  end,
}

scenario "Jax, Unmatched answers an enemy spell with Equipment" {
  rules = { "813.1", "340.1", "819.1" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 } },
    B = { hand = { "Doran's Blade" }, runes = { body = 2 }, base = { "Jax, Unmatched" }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Incinerate")
    s.A:choose("guard")
    s.A:pass()
    s.B:play("Doran's Blade")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 4, damage = 2, at = "north" })
  end,
}

scenario "Jax, Unmatched helps neither other gear, nor opponents, nor after he has gone" {
  rules = { "819.1", "310.1", "364" },
  cases = { { name = "other gear", card = "Test Kettle", jax = "A" }, { name = "an opponent's", card = "Doran's Blade", jax = "B" } },
  board = function(case)
    return {
      A = { hand = { case.card }, runes = { body = 2 }, base = { case.jax == "A" and "Jax, Unmatched" or vanilla(1), { vanilla(3), as = "raider" } } },
      B = { base = { case.jax == "B" and "Jax, Unmatched" or vanilla(1) }, north = { vanilla(4) } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:refused("play", case.card)
  end,
}
card { name = "Test Kettle", type = "gear", energy = 1, domains = { "body" } }
