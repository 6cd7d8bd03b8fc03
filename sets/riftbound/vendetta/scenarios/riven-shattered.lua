scenario "Riven, Shattered strikes once for each Equipment on her" {
  rules = { "417.1", "434" },
  cases = { { name = "two", first = "Riven, Shattered", second = "Riven, Shattered", damage = 4 }, { name = "one", first = "Riven, Shattered", second = "other", damage = 2 }, { name = "none", first = "other", second = "other", damage = 0 } },
  board = function(case)
    return {
      A = { base = { "Riven, Shattered", { vanilla(1), as = "other" }, { "Long Sword", attached = case.first }, { "Long Sword", attached = case.second } } },
      B = { north = { { vanilla(9), as = "guard" } }, base = { vanilla(9) } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Riven, Shattered", "north")
    s:options("guard")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s:expect("guard", { damage = case.damage })
  end,
}

scenario "Riven, Shattered has nobody to strike at an empty place" {
  rules = { "402.4" },
  board = { A = { base = { "Riven, Shattered" } }, B = { base = { { vanilla(9), as = "home" } } } },
  play = function(s)
    s.A:move("Riven, Shattered", "north")
    s:chain {}
    s:showdown()
    s:expect("home", { damage = 0 })
  end,
}

card { name = "Test Bauble", type = "gear", energy = 1, domains = { "calm" } }
card {
  name = "Test Glue", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = gear { friendly = true }, on = unit { friendly = true } }, effect = function(fx) fx:attach(fx.it, fx.on) end } ]],
}

scenario "Riven, Shattered has no use for a gear on her that is no Equipment" {
  rules = { "417.1", "434" },
  board = {
    A = { base = { "Riven, Shattered", "Test Bauble", { "Long Sword", attached = "Riven, Shattered" } }, hand = { "Test Glue" } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Glue")
    s.A:choose("Test Bauble")
    s.A:choose("Riven, Shattered")
    s:resolve()
    s:expect("Test Bauble", { host = "Riven, Shattered" })
    s.A:move("Riven, Shattered", "north")
    s.A:choose("guard")
    s.A:pass()
    s.B:pass()
    s:expect("guard", { damage = 2 })
  end,
}
