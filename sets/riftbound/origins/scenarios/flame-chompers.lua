card { name = "Test Toss", type = "spell", energy = 0, domains = { "chaos" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }

scenario "Flame Chompers are played for a fury power when they are discarded" {
  rules = { "383.3", "422" },
  cases = { { name = "paid", yes = true, zone = "base", left = 0 }, { name = "not paid", zone = "trash", left = 1 } },
  board = { A = { hand = { "Flame Chompers", "Test Toss" }, pool = { fury = 1 } } },
  play = function(s, case)
    s.A:play("Test Toss")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Flame Chompers", { zone = case.zone })
    s:expect(s.A, { fury = case.left })
  end,
}

scenario "Flame Chompers that die or are banished stay where they are" {
  rules = { "383.2" },
  board = { A = { base = { "Flame Chompers" }, hand = { "Hidden Blade" }, pool = { fury = 1, energy = 2, order = 1 } }, battlefields = { north = {}, south = {} } },
  play = function(s)
    s.A:move("Flame Chompers", "north")
    s.A:play("Hidden Blade")
    s.A:choose("Flame Chompers")
    s:resolve()
    s:expect("Flame Chompers", { zone = "trash" })
    s:expect(s.A, { fury = 1 })
  end,
}
