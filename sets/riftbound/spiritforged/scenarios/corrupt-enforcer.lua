scenario "Corrupt Enforcer discards on its way and draws for a combat that it wins" {
  rules = { "466.2", "422", "413.1" },
  board = {
    A = { base = { "Corrupt Enforcer" }, hand = { { vanilla(1), as = "spare" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Corrupt Enforcer", "north")
    s:chain { "Corrupt Enforcer" }
    s.A:pass()
    s.B:pass()
    s:expect("spare", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, points = 1 })
  end,
}

scenario "Corrupt Enforcer draws for no conquest without combat, and discards for no way home" {
  rules = { "466.2", "446" },
  cases = { { name = "empty place", to = "south" }, { name = "home", to = "base" } },
  board = function(case)
    return {
      A = { [case.to == "base" and "north" or "base"] = { "Corrupt Enforcer" }, hand = { { vanilla(1), as = "spare" }, { vanilla(1), as = "other" } } },
      battlefields = { north = { controller = case.to == "base" and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Corrupt Enforcer", case.to)
    if case.to == "south" then
      s.A:pass()
      s.B:pass()
      s.A:choose("spare")
      s:showdown()
    end
    s:resolve()
    s:expect(s.A, { hand_size = case.to == "south" and 1 or 2, points = case.to == "south" and 1 or 0 })
  end,
}
