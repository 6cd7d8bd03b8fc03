scenario "Zhonya's Hourglass dies for a unit" {
  rules = { "370", "454", "418" },
  cases = { { name = "in the base", place = "base" }, { name = "at a battlefield", place = "north" } },
  board = function(case)
    return {
      A = { hand = { "Falling Star" }, runes = { fury = 2 } },
      B = { base = { "Zhonya's Hourglass", { vanilla(1), as = "home" } }, [case.place == "north" and "north" or "south"] = { { vanilla(3), as = "it" } } },
      battlefields = { north = { controller = case.place == "north" and "B" or nil }, south = { controller = case.place == "base" and "B" or nil } },
    }
  end,
  play = function(s)
    s.A:play("Falling Star")
    s.A:choose("it", "it")
    s:resolve()
    s:expect("it", { at = "base", damage = 0, exhausted = true })
    s:expect("Zhonya's Hourglass", { zone = "trash" })
  end,
}

scenario "Zhonya's Hourglass saves one of two that die at once, its player says which" {
  rules = { "370", "373" },
  cases = { { name = "the first", saved = "one", lost = "two" }, { name = "the second", saved = "two", lost = "one" } },
  board = {
    A = { hand = { "Falling Star" }, runes = { fury = 2 } },
    B = { base = { "Zhonya's Hourglass", { vanilla(3), as = "one" }, { vanilla(3), as = "two" } } },
  },
  play = function(s, case)
    s.A:play("Falling Star")
    s.A:choose("one", "two")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:choose(case.saved)
    s:expect(case.saved, { at = "base", damage = 0 })
    s:expect(case.lost, { zone = "trash" })
    s:expect("Zhonya's Hourglass", { zone = "trash" })
  end,
}

scenario "Zhonya's Hourglass does not save an enemy, and a unit it saved has not died" {
  rules = { "370", "808.1" },
  cases = { { name = "an enemy", who = "foe" }, { name = "a unit with Deathknell", who = "it" } },
  board = {
    A = { hand = { "Falling Star" }, runes = { fury = 2 }, base = { { vanilla(3), as = "foe" } } },
    B = { base = { "Zhonya's Hourglass", { "Test Mourner", as = "it" } } },
  },
  play = function(s, case)
    s.A:play("Falling Star")
    s.A:choose(case.who, case.who)
    s:resolve()
    s:expect(s.B, { hand_size = 0 })
    if case.who == "foe" then
      s:expect("foe", { zone = "trash" })
      s:expect("Zhonya's Hourglass", { at = "base" })
    else
      s:expect("it", { at = "base", exhausted = true })
    end
  end,
}

card {
  name = "Test Mourner", type = "unit", energy = 1, might = 3, domains = { "calm" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}

scenario "Zhonya's Hourglass played from hiding goes to the base and saves a defender" {
  rules = { "811", "323.7" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { facedown = { north = { "Zhonya's Hourglass" } }, north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Zhonya's Hourglass")
    s:expect("Zhonya's Hourglass", { at = "base" })
    s:showdown()
    s:expect("guard", { at = "base", damage = 0, exhausted = true })
    s:expect("Zhonya's Hourglass", { zone = "trash" })
    s:expect("raider", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}
