card { name = "Test Aria", type = "spell", energy = 4, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 3, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Virtuoso banishes a spell for four or more once it has resolved" {
  rules = { "419", "383.3", "427.1" },
  cases = { { name = "banished", yes = true, zone = "banished" }, { name = "let go", zone = "trash" } },
  board = { A = { legend = "Jhin, Virtuoso", hand = { "Test Aria" }, pool = { energy = 4 } } },
  play = function(s, case)
    s.A:play("Test Aria")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 1 })
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Test Aria", { zone = case.zone })
  end,
}

scenario "Virtuoso looks at what was spent" {
  rules = { "383.2" },
  board = { A = { legend = "Jhin, Virtuoso", hand = { "Test Verse" }, pool = { energy = 5 } } },
  play = function(s)
    s.A:play("Test Verse")
    s:resolve()
    s:expect("Test Verse", { zone = "trash" })
    s:owes(s.A, "act")
  end,
}

scenario "Virtuoso: the fourth one ends the performance" {
  rules = { "427.3", "430.1", "413.1" },
  board = {
    A = {
      legend = "Jhin, Virtuoso", pool = { energy = 16 }, banished = { { vanilla_spell(1), as = "stray" } },
      hand = { { "Test Aria", as = "one" }, { "Test Aria", as = "two" }, { "Test Aria", as = "three" }, { "Test Aria", as = "four" } },
    },
  },
  play = function(s)
    for _, card in ipairs { "one", "two", "three" } do
      s.A:play(card)
      s.A:pass()
      s.B:pass()
      s.A:yes()
      s:resolve()
      s:expect(card, { zone = "banished" })
    end
    s:expect(s.A, { banished_size = 4, rune_count = 0 })
    s.A:play("four")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:count("Test Aria", 4, { zone = "trash" })
    s:expect("stray", { zone = "banished" })
    s:expect(s.A, { banished_size = 1, rune_count = 4, hand_size = 5 })
  end,
}
