scenario "Nocturne, Horrifying seen on the deck may be banished and played for one power" {
  rules = { "354.2", "369.3", "416.1" },
  board = {
    A = { hand = { "Stacked Deck" }, runes = { chaos = 2 }, deck = { "Nocturne, Horrifying", { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "below" } } },
  },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:yes()
    s:options("one", "two")
    s.A:choose("one")
    s.A:pay()
    s:expect("Nocturne, Horrifying", { at = "base", exhausted = true, might = 4 })
    s:expect("one", { zone = "hand" })
    s:expect("two", { zone = "deck" })
    s:expect(s.A, { deck_size = 2, hand_size = 1 })
    s:count("Chaos Rune", 1, { zone = "runes" })
  end,
}

scenario "Nocturne, Horrifying that is not paid for stays banished" {
  rules = { "444", "427" },
  board = { A = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { "Nocturne, Horrifying", { vanilla(1), as = "one" } } } },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:no()
    s:expect("Nocturne, Horrifying", { zone = "banished" })
    s:expect("one", { zone = "hand" })
  end,
}

scenario "Nocturne, Horrifying may be left on the deck, and is taken like any other card" {
  rules = { "369.3" },
  board = { A = { hand = { "Stacked Deck" }, runes = { chaos = 2 }, deck = { "Nocturne, Horrifying", { vanilla(1), as = "one" } } } },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s.A:no()
    s:options("Nocturne, Horrifying", "one")
    s.A:choose("Nocturne, Horrifying")
    s:expect("Nocturne, Horrifying", { zone = "hand" })
  end,
}

scenario "Nocturne, Horrifying three times: all may go, and no card is taken" {
  rules = { "354.2", "055" },
  board = { A = { hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { { "Nocturne, Horrifying", as = "n1" }, { "Nocturne, Horrifying", as = "n2" }, { "Nocturne, Horrifying", as = "n3" }, vanilla(1) } } },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    for _ = 1, 3 do
      s.A:yes()
      s.A:no()
    end
    s:expect(s.A, { banished_size = 3, hand_size = 0, deck_size = 1 })
  end,
}

scenario "Nocturne, Horrifying is not asked about when drawn or when an opponent looks" {
  rules = { "413.1" },
  board = { A = { deck = { "Nocturne, Horrifying", vanilla(1) } }, turn = "B" },
  play = function(s)
    s:next_turn()
    s:expect("Nocturne, Horrifying", { zone = "hand" })
  end,
}

card { name = "Test Spy", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:look(1, fx.opponents[1]) fx:draw(1) end } ]] }
card { name = "Test Show", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:recycle(fx:reveal(1)) end } ]] }

scenario "Nocturne, Horrifying is not asked about when an opponent looks" {
  rules = { "369.3" },
  board = { A = { deck = { "Nocturne, Horrifying", vanilla(1) } }, B = { hand = { "Test Spy" } }, turn = "B" },
  play = function(s)
    s.B:play("Test Spy")
    s.B:pass()
    s.A:pass()
    s:owes(s.B, "act")
    s:expect("Nocturne, Horrifying", { zone = "deck" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Nocturne, Horrifying is asked about when it is revealed" {
  rules = { "369.3", "424.1" },
  board = { A = { hand = { "Test Show" }, deck = { "Nocturne, Horrifying", vanilla(1) } } },
  play = function(s)
    s.A:play("Test Show")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("Nocturne, Horrifying", { zone = "banished" })
  end,
}
