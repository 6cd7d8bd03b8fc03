scenario "Trapping Grounds: three too many bring a Bird" {
  rules = { "469.1", "184" },
  cases = { { name = "three", might = 5, birds = 1 }, { name = "two", might = 4, birds = 0 } },
  board = function(case)
    return {
      A = { base = { { vanilla(case.might), as = "raider" } } },
      B = { north = { { vanilla(2), as = "guard" } } },
      battlefields = { north = { card = "Trapping Grounds", controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    if case.birds == 1 then
      s.A:pass()
      s.B:pass()
      s.A:choose("base")
    end
    s:chain {}
    s:expect(s.A, { points = 1 })
    s:count("Bird", case.birds, { at = "base", controller = s.A, keywords = { "Deflect" } })
  end,
}

scenario "Trapping Grounds catches nothing in a walk, nor in a fight elsewhere" {
  rules = { "469.1" },
  cases = { { name = "walk", to = "north" }, { name = "elsewhere", to = "south" } },
  board = function(case)
    return {
      A = { base = { { vanilla(9), as = "raider" } } },
      B = { south = { vanilla(1) } },
      battlefields = { north = { card = "Trapping Grounds" }, south = { controller = "B" } },
    }
  end,
  play = function(s, case)
    s.A:move("raider", case.to)
    s:showdown()
    s:chain {}
    s:expect(s.A, { points = 1 })
    s:count("Bird", 0)
  end,
}

scenario "Trapping Grounds is one's own, the conquest is elsewhere: no Bird" {
  rules = { "469.1" },
  board = {
    A = { north = { vanilla(1) }, base = { { vanilla(9), as = "raider" } } },
    B = { south = { vanilla(1) } },
    battlefields = { north = { card = "Trapping Grounds", controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:chain {}
    s:expect("south", { controller = s.A })
    s:count("Bird", 0)
  end,
}
