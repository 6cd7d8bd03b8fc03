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
