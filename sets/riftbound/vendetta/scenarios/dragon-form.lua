card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Barter", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit { friendly = true }, foe = unit { enemy = true } }, effect = function(fx) fx:swap(fx.it, fx.foe, "might", { lasts = "turn" }) end } ]],
}

scenario "Dragon Form sets the base might to five for the turn" {
  rules = { "474", "317.2" },
  cases = { { name = "a small unit", might = 1 }, { name = "a large unit", might = 9 } },
  board = function(case)
    return { A = { hand = { "Dragon Form" }, pool = { energy = 3 }, base = { { vanilla(case.might), as = "it" } } } }
  end,
  play = function(s, case)
    s.A:play("Dragon Form")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 5 })
    s:next_turn()
    s:expect("it", { might = case.might })
  end,
}

scenario "Dragon Form and additions make the same sum in either order" {
  rules = { "474", "477.3" },
  cases = { { name = "form first", first = "Dragon Form", second = "Test Rouse" }, { name = "form last", first = "Test Rouse", second = "Dragon Form" } },
  board = { A = { hand = { "Dragon Form", "Test Rouse" }, pool = { energy = 3 }, base = { { vanilla(2), as = "it", buffs = 1 } } } },
  play = function(s, case)
    s.A:play(case.first)
    s.A:choose("it")
    s:resolve()
    s.A:play(case.second)
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 8 })
  end,
}

scenario "Dragon Form can kill what has more than five damage, and flows from the trash once" {
  rules = { "829.1", "142.4", "323.5" },
  board = {
    A = { trash = { "Dragon Form" }, pool = { energy = 3 } },
    B = { base = { { vanilla(8), as = "big", damage = 5 } } },
  },
  play = function(s)
    s.A:play("Dragon Form")
    s.A:choose("big")
    s:resolve()
    s:expect("big", { zone = "trash" })
    s:expect("Dragon Form", { zone = "banished" })
    s:expect(s.A, { energy = 0 })
  end,
}

scenario "Dragon Form before an exchange of might is exchanged, after it is added to" {
  rules = { "433", "477.3", "474" },
  cases = {
    { name = "form first", first = "Dragon Form", second = "Test Barter", mine = 7, foe = 5 },
    { name = "exchange first", first = "Test Barter", second = "Dragon Form", mine = 10, foe = 2 },
  },
  board = {
    A = { hand = { "Dragon Form", "Test Barter" }, pool = { energy = 3 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(7), as = "foe" } } },
  },
  play = function(s, case)
    for _, spell in ipairs { case.first, case.second } do
      s.A:play(spell)
      s.A:choose("mine")
      if spell == "Test Barter" then s.A:choose("foe") end
      s:resolve()
    end
    s:expect("mine", { might = case.mine })
    s:expect("foe", { might = case.foe })
    s:next_turn()
    s:expect("mine", { might = 2 })
    s:expect("foe", { might = 7 })
  end,
}
