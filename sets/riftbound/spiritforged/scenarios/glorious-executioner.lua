local function fight(mine, foe, who)
  return {
    A = { legend = "Glorious Executioner", base = mine },
    B = { north = { { vanilla(foe), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  }
end

scenario "Glorious Executioner draws one for a combat that is won, whoever won it for you" {
  rules = { "466.3", "413.1" },
  board = fight({ { vanilla(3), as = "one" }, { vanilla(4), as = "two" } }, 2),
  play = function(s)
    s.A:move({ "one", "two" }, "north")
    s.A:pass() s.B:pass()
    s.B:assign { one = 2 }
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Glorious Executioner draws nothing for a combat that is lost or drawn" {
  rules = { "466.1", "466.3" },
  cases = { { name = "lost", foe = 5 }, { name = "both die", foe = 3 } },
  board = function(case) return fight({ { vanilla(3), as = "one" } }, case.foe) end,
  play = function(s)
    s.A:move("one", "north")
    s:showdown()
    s:resolve()
    s:expect("one", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Glorious Executioner draws for a combat that is won in defence" {
  rules = { "466.3" },
  board = {
    A = { legend = "Glorious Executioner", north = { { vanilla(4), as = "mine" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("foe", "north")
    s:showdown()
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
