card { name = "Test Chant", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { target = { it = card { zone = "trash", owner = you, type = "unit" } }, effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end }
]] }
card { name = "Test Ghoul", type = "unit", energy = 5, might = 3, domains = { "mind" } }

scenario "Rek'Sai, Breacher: a unit out of the trash may come ready" {
  rules = { "805.1", "356.2", "801.3" },
  cases = { { name = "paid", yes = true }, { name = "declined", yes = false } },
  board = { A = { hand = { "Test Chant" }, trash = { "Test Ghoul" }, base = { "Rek'Sai, Breacher" }, runes = { mind = 1 } } },
  play = function(s, case)
    s.A:play("Test Chant")
    s.A:choose("Test Ghoul")
    s.A:pass()
    s.B:pass()
    if case.yes then
      s.A:yes()
      s.A:pay()
    else
      s.A:no()
    end
    s:resolve()
    s:expect("Test Ghoul", { at = "base", exhausted = not case.yes })
    -- The cost is ignored, what is added to it is not: one energy and one power of its domain.
    s:count("Mind Rune", case.yes and 0 or 1, { zone = "runes" })
  end,
}

scenario "Rek'Sai, Breacher: a unit out of the champion zone may come ready" {
  rules = { "805.1", "108.3" },
  board = { A = { champion = { "Test Ghoul" }, base = { "Rek'Sai, Breacher" }, runes = { mind = 6 } } },
  play = function(s)
    s.A:play("Test Ghoul")
    s.A:yes()
    s:resolve()
    s:expect("Test Ghoul", { exhausted = false })
  end,
}

scenario "Rek'Sai, Breacher: a unit out of the hand does not, nor does an opponent's" {
  rules = { "805.1" },
  cases = { { name = "hand", hand = true }, { name = "opponent", hand = false } },
  board = function(case)
    return {
      A = { hand = case.hand and { "Test Ghoul" } or {}, champion = case.hand and {} or { "Test Ghoul" }, base = { case.hand and "Rek'Sai, Breacher" or vanilla(1) }, runes = { mind = 6 } },
      B = { base = { case.hand and vanilla(1) or "Rek'Sai, Breacher" } },
    }
  end,
  play = function(s)
    s.A:play("Test Ghoul")
    s:chain {}
    s:expect("Test Ghoul", { exhausted = true })
  end,
}

-- The keyword is there when the total cost is reckoned, so what makes it cheaper does.
scenario "Rek'Sai, Breacher with Ezreal, Prodigy: it costs the power alone" {
  rules = { "805.1", "356.4" },
  board = { A = { champion = { "Test Ghoul" }, base = { "Rek'Sai, Breacher", "Ezreal, Prodigy" }, pool = { energy = 5, mind = 1 } } },
  play = function(s)
    s.A:play("Test Ghoul")
    s.A:yes()
    s:resolve()
    s:expect("Test Ghoul", { exhausted = false })
    s:expect(s.A, { energy = 0, mind = 0 })
  end,
}

card { name = "Test Salvage", type = "spell", energy = 0, domains = { "fury" }, script = [[
  on_play { target = { it = card { zone = "trash", owner = you, type = "gear" } }, effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end }
]] }
card { name = "Test Crate", type = "gear", energy = 3, domains = { "mind" } }

scenario "Rek'Sai, Breacher has nothing for a gear out of the trash" {
  rules = { "805.1" },
  board = { A = { hand = { "Test Salvage" }, trash = { "Test Crate" }, base = { "Rek'Sai, Breacher" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Salvage")
    s.A:choose("Test Crate")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "act")
    s:expect("Test Crate", { at = "base", keywords = {} })
    s:expect(s.A, { rune_count = 1 })
  end,
}
