card { name = "Test Song", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:draw(2) end } ]] }

scenario "Abandon counters a spell and sends it back to hand" {
  rules = { "425.1", "124", "436" },
  board = {
    A = { hand = { "Test Song" } },
    B = { hand = { "Abandon" }, runes = { chaos = 2 }, deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "second" } } },
  },
  play = function(s)
    s.A:play("Test Song")
    s.A:pass()
    s.B:play("Abandon")
    s.B:choose("Test Song")
    s.B:pass()
    s.A:pass()
    s:expect("Test Song", { zone = "hand", owner = s.A })
    s.B:choose("top")
    s:expect(s.A, { hand_size = 1, trash_size = 0 })
    s:expect("Abandon", { zone = "trash" })
    s:next_turn()
    s:expect("second", { zone = "hand" })
  end,
}

scenario "Abandon gives back what may be played again, and that goes to the trash" {
  rules = { "425.1" },
  board = {
    A = { hand = { "Test Song" } },
    B = { hand = { "Abandon" }, runes = { chaos = 2 } },
  },
  play = function(s)
    s.A:play("Test Song")
    s.A:pass()
    s.B:play("Abandon")
    s.B:choose("Test Song")
    s.B:pass()
    s.A:pass()
    s.B:done()
    s.A:play("Test Song")
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

card {
  name = "Test Warden", type = "unit", energy = 0, might = 1, domains = { "chaos" },
  script = [[
    forbid { what = "counter", affects = playing { type = "spell", yours = true }, by = each_player }
    activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end }
  ]],
}
card { name = "Test Tide", type = "spell", energy = 9, domains = { "chaos" }, keywords = { "Flow {0}" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Abandon lets a spell be that cannot be countered" {
  rules = { "054.1", "425.1" },
  board = {
    A = { hand = { "Test Song" }, base = { "Test Warden" } },
    B = { hand = { "Abandon" }, runes = { chaos = 2 } },
  },
  play = function(s)
    s.A:play("Test Song")
    s.A:pass()
    s.B:play("Abandon")
    s.B:choose("Test Song")
    s.B:pass()
    s.A:pass()
    s.B:done()
    s:resolve()
    s:expect("Test Song", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Abandon has no hold on what flows: it is banished" {
  rules = { "425.1", "829.1" },
  board = { A = { trash = { "Test Tide" } }, B = { hand = { "Abandon" }, runes = { chaos = 2 } } },
  play = function(s)
    s.A:play("Test Tide")
    s.A:pass()
    s.B:play("Abandon")
    s.B:choose("Test Tide")
    s.B:pass()
    s.A:pass()
    s.B:done()
    s:expect("Test Tide", { zone = "banished" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Abandon does not counter abilities" {
  rules = { "355.8" },
  board = { A = { base = { "Test Warden" } }, B = { hand = { "Abandon" }, runes = { chaos = 2 } } },
  play = function(s)
    s.A:activate("Test Warden")
    s.A:pass()
    s.B:refused("play", "Abandon")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
