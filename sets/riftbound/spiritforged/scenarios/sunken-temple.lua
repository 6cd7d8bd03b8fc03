scenario "Sunken Temple: a Mighty conqueror may pay one energy to draw" {
  rules = { "706", "383.3", "444.1" },
  cases = { { name = "paid", yes = true, cards = 1 }, { name = "declined", yes = false, cards = 0 } },
  board = {
    A = { base = { { vanilla(5), as = "raider" } }, runes = { mind = 1 } },
    battlefields = { north = { card = "Sunken Temple" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 1 })
    s:owes(s.A, "may")
    if case.yes then
      s.A:yes()
      s:resolve()
    else
      s.A:no()
    end
    s:chain {}
    s:expect(s.A, { hand_size = case.cards, ready_runes = case.yes and 0 or 1 })
  end,
}

scenario "Sunken Temple asks nobody who is not Mighty, or conquers elsewhere" {
  rules = { "706", "383.2" },
  cases = { { name = "might four", might = 4, place = "north" }, { name = "elsewhere", might = 5, place = "south" } },
  board = function(case)
    return {
      A = { base = { { vanilla(case.might), as = "raider" }, { vanilla(7), as = "home" } }, runes = { mind = 1 } },
      battlefields = { north = { card = "Sunken Temple" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", case.place)
    s:showdown()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { points = 1, hand_size = 0 })
  end,
}

scenario "Sunken Temple has nothing for who conquers another battlefield" {
  rules = { "469.1", "383.4" },
  board = {
    A = { base = { { vanilla(6), as = "mine" } }, north = { vanilla(7) }, runes = { mind = 2 } },
    battlefields = { north = { controller = "A", card = "Sunken Temple" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "south")
    s:showdown()
    s:expect(s.A, { points = 1, hand_size = 0 })
    s:owes(s.A, "act")
  end,
}
