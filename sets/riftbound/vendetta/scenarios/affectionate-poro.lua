card { name = "Test Sting", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "Affectionate Poro draws after a combat that did not hurt it" {
  rules = { "466", "413.1" },
  cases = { { name = "unhurt", hurt = false, hand = 1 }, { name = "hurt before", hurt = true, hand = 0 } },
  board = function(case)
    return {
      A = { base = { "Affectionate Poro" }, hand = case.hurt and { "Test Sting" } or {} },
      B = { north = { { vanilla(1), as = "guard", stunned = true } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.hurt then
      s.A:play("Test Sting")
      s.A:choose("Affectionate Poro")
      s:resolve()
    end
    s.A:move("Affectionate Poro", "north")
    s:showdown()
    s:resolve()
    s:expect("Affectionate Poro", { at = "north" })
    s:expect(s.A, { hand_size = case.hand, points = 1 })
  end,
}

scenario "Affectionate Poro draws neither when the guard strikes back nor for a fight elsewhere" {
  rules = { "466" },
  cases = { { name = "struck", who = "Affectionate Poro" }, { name = "elsewhere", who = "other" } },
  board = {
    A = { base = { "Affectionate Poro", { vanilla(3), as = "other" } } },
    B = { north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move(case.who, "north")
    s:showdown()
    s:resolve()
    s:expect("guard", { zone = "trash" })
    s:expect(s.A, { hand_size = 0, points = 1 })
  end,
}
