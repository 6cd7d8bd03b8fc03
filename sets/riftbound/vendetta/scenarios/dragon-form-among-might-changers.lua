-- Base might first, whatever the order of play: exchanges, bonuses and raises are gifts on top of it.
scenario "Dragon Form after Switcheroo: the difference stays" {
  rules = { "433", "477.1", "477.3" },
  board = {
    A = { hand = { "Switcheroo", "Dragon Form" }, runes = { chaos = 5 }, north = { { vanilla(1), as = "one" }, { vanilla(6), as = "six" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s.A:choose("one")
    s.A:choose("six")
    s:resolve()
    s.A:play("Dragon Form")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { might = 10 })
    s:expect("six", { might = 1 })
    s:next_turn()
    s:expect("one", { might = 1 })
    s:expect("six", { might = 6 })
  end,
}

scenario "Dragon Form before Switcheroo: five is what is exchanged" {
  rules = { "433", "477.1", "477.3" },
  board = {
    A = { hand = { "Switcheroo", "Dragon Form" }, runes = { chaos = 5 }, north = { { vanilla(1), as = "one" }, { vanilla(6), as = "six" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Dragon Form")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { might = 5 })
    s.A:play("Switcheroo")
    s.A:choose("one")
    s.A:choose("six")
    s:resolve()
    s:expect("one", { might = 6 })
    s:expect("six", { might = 5 })
  end,
}

scenario "Dragon Form on Gearhead: the doubled bonus is added to five" {
  rules = { "137", "477.1", "477.3" },
  board = { A = { hand = { "Dragon Form" }, runes = { mind = 3 }, base = { { "Gearhead", buffs = 1 }, { "Doran's Blade", attached = "Gearhead" } } } },
  play = function(s)
    s:expect("Gearhead", { might = 8 })
    s.A:play("Dragon Form")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("Gearhead", { might = 10 })
  end,
}

-- What was doubled was counted then: a new base does not double with it.
scenario "Dragon Form on a duellist: the doubling is as large as it was" {
  rules = { "432", "477.1", "477.3" },
  board = {
    A = { hand = { "Test Scales" }, base = { "Fiora, Peerless" } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 6 })
    s.A:play("Test Scales")
    s.A:choose("Fiora, Peerless")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 8 })
  end,
}
card {
  name = "Test Scales", type = "spell", energy = 0, domains = { "body" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 5, lasts = "turn" }) end } ]],
}

scenario "Dominus on Fiora, Peerless in a duel: four times her might" {
  rules = { "432", "477.3" },
  board = {
    A = { hand = { "Dominus" }, pool = { energy = 4 }, base = { "Fiora, Peerless" } },
    B = { north = { { vanilla(11), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Fiora, Peerless", "north")
    s:resolve()
    s.A:play("Dominus")
    s.A:choose("Fiora, Peerless")
    s:resolve()
    s:expect("Fiora, Peerless", { might = 12 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    -- Her own half of it was for the combat.
    s:expect("Fiora, Peerless", { at = "north", might = 9 })
  end,
}

scenario "Dragon Form on whom Dame will look at: five is what she finds" {
  rules = { "477.3" },
  cases = { { name = "set to five", target = "guard", might = 6 }, { name = "left at eight", target = "other", might = 9 } },
  board = {
    A = { hand = { "Dragon Form" }, pool = { energy = 3 }, base = { { "Dame the Despoiler", empowered = true } } },
    B = { north = { { vanilla(8), as = "guard" } }, base = { { vanilla(8), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Dragon Form")
    s.A:choose(case.target)
    s:resolve()
    s:expect(case.target, { might = 5 })
    s.A:move("Dame the Despoiler", "north")
    s.A:choose("guard")
    s:resolve()
    s:expect("Dame the Despoiler", { might = case.might })
  end,
}

-- A raise is a difference, counted as it resolves: a base that is set afterwards carries it, one that was set before is counted in.
scenario "Dragon Form and Convergent Mutation: before the raise five is what it starts from, after it the raise comes on top" {
  rules = { "477.1", "477.3", "317.2" },
  cases = {
    { name = "form first", first = "Dragon Form", second = "Convergent Mutation", small = 8 },
    { name = "raise first", first = "Convergent Mutation", second = "Dragon Form", small = 12 },
  },
  board = { A = { hand = { "Dragon Form", "Convergent Mutation" }, pool = { energy = 6, mind = 2 }, base = { { vanilla(1), as = "small" }, { vanilla(8), as = "large" } } } },
  play = function(s, case)
    for _, spell in ipairs { case.first, case.second } do
      s.A:play(spell)
      s.A:choose("small")
      if spell == "Convergent Mutation" then s.A:choose("large") end
      s:resolve()
    end
    s:expect("small", { might = case.small, base_might = 5 })
    s:expect("large", { might = 8 })
    s:next_turn()
    s:expect("small", { might = 1 })
  end,
}

scenario "Dragon Form on the model of Convergent Mutation: what was raised does not follow, what is raised later looks at five" {
  rules = { "477.1", "477.3" },
  cases = {
    { name = "form first", first = "Dragon Form", second = "Convergent Mutation", small = 5 },
    { name = "raise first", first = "Convergent Mutation", second = "Dragon Form", small = 8 },
  },
  board = { A = { hand = { "Dragon Form", "Convergent Mutation" }, pool = { energy = 6, mind = 2 }, base = { { vanilla(1), as = "small" }, { vanilla(8), as = "large" } } } },
  play = function(s, case)
    for _, spell in ipairs { case.first, case.second } do
      s.A:play(spell)
      if spell == "Convergent Mutation" then s.A:choose("small") end
      s.A:choose("large")
      s:resolve()
    end
    s:expect("small", { might = case.small, base_might = 1 })
    s:expect("large", { might = 5 })
  end,
}

scenario "Dragon Form on a large unit after Convergent Mutation: nothing was raised, and it is five" {
  rules = { "477.1", "477.3" },
  board = { A = { hand = { "Dragon Form", "Convergent Mutation" }, pool = { energy = 6, mind = 2 }, base = { { vanilla(2), as = "small" }, { vanilla(8), as = "large" } } } },
  play = function(s)
    s.A:play("Convergent Mutation")
    s.A:choose("large")
    s.A:choose("small")
    s:resolve()
    s:expect("large", { might = 8 })
    s.A:play("Dragon Form")
    s.A:choose("large")
    s:resolve()
    s:expect("large", { might = 5 })
  end,
}

scenario "Convergent Mutation with Gearhead as the model: the doubled bonus is part of what it looks at" {
  rules = { "137", "477.3" },
  board = { A = { hand = { "Convergent Mutation" }, pool = { energy = 3, mind = 2 }, base = { { vanilla(1), as = "small" }, "Gearhead", { "Doran's Blade", attached = "Gearhead" } } } },
  play = function(s)
    s:expect("Gearhead", { might = 7 })
    s.A:play("Convergent Mutation")
    s.A:choose("small")
    s.A:choose("Gearhead")
    s:resolve()
    s:expect("small", { might = 7 })
  end,
}
