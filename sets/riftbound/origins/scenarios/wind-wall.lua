scenario "Wind Wall counters a spell" {
  rules = { "425.1", "813.1" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { hand = { "Wind Wall" }, runes = { calm = 3 }, north = { { vanilla(4), as = "it" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Wind Wall")
    s:options("Void Seeker")
    s.B:choose("Void Seeker")
    s:resolve()
    s:expect("it", { damage = 0, at = "north" })
    s:expect("Void Seeker", { zone = "trash" })
    s:expect("Wind Wall", { zone = "trash" })
    s:expect(s.A, { hand_size = 0, ready_runes = 0, rune_count = 2 })
  end,
}

scenario "Wind Wall has no use against abilities, or on an empty chain" {
  rules = { "355.8" },
  cases = { { name = "an ability", ability = true }, { name = "nothing" } },
  board = {
    A = { hand = { "Lecturing Yordle" }, runes = { mind = 3 } },
    B = { hand = { "Wind Wall" }, runes = { calm = 3 } },
  },
  play = function(s, case)
    if case.ability then
      s.A:play("Lecturing Yordle")
      s.A:pass()
      s.B:refused("play", "Wind Wall", { rule = "355.8" })
      s.B:pass()
      s:expect(s.A, { hand_size = 1 })
    else
      s.B:refused("play", "Wind Wall")
    end
  end,
}
