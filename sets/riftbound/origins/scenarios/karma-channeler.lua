card {
  name = "Test Sweep", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:recycle(fx:all(card { zone = "trash", owner = you })) end } ]],
}
card { name = "Test Cheap", type = "spell", energy = 0, power = { mind = 1 }, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Karma, Channeler buffs a unit for a card that Vision recycles" {
  rules = { "416.1", "817", "426.1" },
  board = {
    A = { hand = { "Karma, Channeler" }, runes = { order = 6 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Karma, Channeler")
    s.A:pass()
    s.B:pass()
    s.A:choose("Filler")
    s:options("mine", "Karma, Channeler")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 3, buffs = 1 })
    s:expect("Karma, Channeler", { buffs = 0 })
  end,
}

scenario "Karma, Channeler gives one buff for several cards at once" {
  rules = { "416.1", "383.2" },
  board = { A = { hand = { "Test Sweep" }, base = { "Karma, Channeler", { vanilla(2), as = "mine" } }, trash = { vanilla(1), vanilla(2), vanilla(3) } } },
  play = function(s)
    s.A:play("Test Sweep")
    s.A:pass()
    s.B:pass()
    s.A:choose("mine")
    s:chain { "Karma, Channeler" }
    s:resolve()
    s:expect("mine", { buffs = 1 })
    s:expect(s.A, { trash_size = 1, deck_size = 23 })
  end,
}

scenario "Karma, Channeler does not count runes or the cards of others" {
  rules = { "416.1" },
  board = {
    A = { hand = { "Test Cheap" }, runes = { mind = 1 }, base = { "Karma, Channeler" } },
    B = { hand = { "Test Sweep" }, trash = { vanilla(1) } },
  },
  play = function(s)
    s.A:play("Test Cheap")
    s:count("Mind Rune", 0, { zone = "runes" })
    s:chain { "Test Cheap" }
    s:resolve()
    s:next_turn()
    s.B:play("Test Sweep")
    s:resolve()
    s:chain {}
    s:expect("Karma, Channeler", { buffs = 0 })
  end,
}
