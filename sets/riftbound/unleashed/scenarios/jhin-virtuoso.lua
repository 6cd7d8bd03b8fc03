card { name = "Test Aria", type = "spell", energy = 4, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Verse", type = "spell", energy = 3, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Return", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { it = card { zone = "banished", owner = you } }, effect = function(fx) fx:bounce(fx.it) end } ]] }
card { name = "Test Refrain", type = "spell", energy = 2, domains = { "mind" }, keywords = { "Repeat {2}" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

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

scenario "Virtuoso has no use for a spell that was countered" {
  rules = { "419", "425.1" },
  board = { A = { legend = "Jhin, Virtuoso", hand = { "Test Aria" }, pool = { energy = 4 } }, B = { hand = { "Test Denial" } } },
  play = function(s)
    s.A:play("Test Aria")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Aria")
    s:resolve()
    s:expect("Test Aria", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:owes(s.A, "act")
  end,
}

scenario "Virtuoso counts what was spent, repeats and all" {
  rules = { "419", "820.1" },
  cases = { { name = "repeated", yes = true }, { name = "once" } },
  board = { A = { legend = "Jhin, Virtuoso", hand = { "Test Refrain" }, pool = { energy = 4 } } },
  play = function(s, case)
    s.A:play("Test Refrain")
    if case.yes then s.A:yes() else s.A:no() end
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() end
    s:resolve()
    s:expect("Test Refrain", { zone = case.yes and "banished" or "trash" })
    s:expect(s.A, { hand_size = case.yes and 2 or 1 })
  end,
}

scenario "Virtuoso counts only what still lies banished" {
  rules = { "427.3" },
  board = {
    A = {
      legend = "Jhin, Virtuoso", pool = { energy = 20 },
      hand = { { "Test Aria", as = "one" }, { "Test Aria", as = "two" }, { "Test Aria", as = "three" }, { "Test Aria", as = "four" }, "Test Return" },
    },
  },
  play = function(s)
    for _, card in ipairs { "one", "two", "three" } do
      s.A:play(card)
      s.A:pass()
      s.B:pass()
      s.A:yes()
      s:resolve()
    end
    s.A:play("Test Return")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { zone = "hand" })
    s.A:play("four")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { banished_size = 3, rune_count = 0 })
    -- Played again it is the fourth.
    s.A:play("two")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { banished_size = 0, rune_count = 4 })
  end,
}

scenario "Virtuoso has no eye for units" {
  rules = { "383.4" },
  board = { A = { legend = "Jhin, Virtuoso", hand = { { vanilla(4), as = "unit" } }, runes = { mind = 4 } } },
  play = function(s)
    s.A:play("unit")
    s:chain {}
    s:owes(s.A, "act")
    s:expect("unit", { at = "base" })
  end,
}
