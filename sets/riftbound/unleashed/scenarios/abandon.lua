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
