scenario "Deadbloom Predator comes straight to the enemy" {
  rules = { "355.2", "323.2" },
  board = {
    A = { hand = { "Deadbloom Predator" }, runes = { body = 10 } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Deadbloom Predator")
    s:options("base", "north")
    s.A:choose("north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Deadbloom Predator", { at = "north", exhausted = true })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Deadbloom Predator has no way to an empty battlefield" {
  rules = { "355.2" },
  board = { A = { hand = { "Deadbloom Predator" }, runes = { body = 10 } } },
  play = function(s)
    s.A:play("Deadbloom Predator")
    s:expect("Deadbloom Predator", { at = "base", keywords = { "Deflect" } })
  end,
}

scenario "Deadbloom Predator does not come to a teammate's battlefield in that way" {
  rules = { "355.2" },
  format = "2v2",
  board = {
    A = { hand = { "Deadbloom Predator" }, runes = { body = 10 } },
    B = { south = { vanilla(9) } },
    C = { north = { vanilla(2) } },
    battlefields = { north = { controller = "C" }, south = { controller = "B" }, east = {} },
  },
  play = function(s)
    s.A:play("Deadbloom Predator")
    s:options("base", "south")
    s.A:choose("base")
    s:expect("Deadbloom Predator", { at = "base" })
  end,
}
