scenario "Questionable Tome is empowered on one turn and read on another" {
  rules = { "441", "442", "413.1" },
  board = { A = { base = { "Questionable Tome" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:activate("Questionable Tome")
    s:expect("Questionable Tome", { exhausted = true, empowered = false })
    s:resolve()
    s:expect("Questionable Tome", { exhausted = true, empowered = true })
    s.A:refused("activate", "Questionable Tome")
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { hand_size = 1 })
    s.A:pick("activate Questionable Tome")
    s.A:pay()
    s:expect("Questionable Tome", { exhausted = true, empowered = false })
    s:expect(s.A, { rune_count = 3, ready_runes = 2 })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Questionable Tome that is empowered already and has no energy does nothing" {
  rules = { "441", "444" },
  board = { A = { base = { { "Questionable Tome", empowered = true } } } },
  play = function(s)
    s.A:refused("activate", "Questionable Tome")
    s:expect("Questionable Tome", { exhausted = false, empowered = true })
  end,
}
