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

scenario "Jax, Unmatched: Equipment from the champion zone attaches itself too" {
  rules = { "801.3", "819.1" },
  board = { A = { champion = { "Doran's Blade" }, runes = { body = 2 }, base = { "Jax, Unmatched", { vanilla(1), as = "other" } } } },
  play = function(s)
    s.A:play("Doran's Blade")
    s:options("Jax, Unmatched", "other")
    s.A:choose("Jax, Unmatched")
    s:resolve()
    s:expect("Jax, Unmatched", { might = 7 })
  end,
}

scenario "Jax, Unmatched leaves before his Equipment resolves" {
  rules = { "819.1", "366" },
  board = {
    A = { hand = { "Doran's Blade" }, runes = { body = 2 }, base = { "Jax, Unmatched", { vanilla(3), as = "mine" } } },
    B = { hand = { "Test Doom" }, pool = { universal = 1 } },
  },
  play = function(s)
    s.A:play("Doran's Blade")
    s.A:choose("mine")
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("Jax, Unmatched")
    s:resolve()
    -- What has triggered resolves, whoever gave the keyword.
    s:expect("Jax, Unmatched", { zone = "trash" })
    s:expect("mine", { might = 5 })
  end,
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Jax, Unmatched: Equipment on the board has Quick-Draw too, an opponent's has not" {
  rules = { "801.3", "364" },
  board = {
    A = { hand = { "Test Whetstone" }, base = { "Jax, Unmatched", { "Doran's Blade", as = "mine" }, "Test Kettle" } },
    B = { base = { { "Doran's Blade", as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Whetstone")
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "trash" })
  end,
}
card {
  name = "Test Whetstone", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = gear { keyword = "Quick-Draw" } }, effect = function(fx) fx:kill(fx.it) end } ]],
}

card {
  name = "Test Census", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { effect = function(fx)
    fx:gain_xp(fx:count(card { owner = you, keyword = "Quick-Draw", zone = { "hand", "deck", "trash", "champion", "banished", "facedown" } }))
  end } ]],
}

scenario "Jax, Unmatched: Equipment of his player has Quick-Draw wherever it is" {
  rules = { "801.3", "364" },
  cases = { { name = "with Jax", jax = true, n = 6 }, { name = "without him", n = 0 } },
  board = function(case)
    return {
      A = {
        base = { case.jax and "Jax, Unmatched" or vanilla(1) }, north = { vanilla(1) }, hand = { "Test Census", "Doran's Blade" }, deck = { "Doran's Blade", vanilla(1) },
        trash = { "Doran's Blade" }, champion = { "Doran's Blade" }, banished = { "Doran's Blade" }, facedown = { north = { "Doran's Blade" } },
      },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Census")
    s:resolve()
    s:expect(s.A, { xp = case.n })
  end,
}
