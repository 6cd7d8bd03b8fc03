scenario "Solari Chief stuns an enemy unit, and kills one that is stunned" {
  rules = { "423", "428", "383.4" },
  board = {
    A = { hand = { "Solari Chief", { "Solari Chief", as = "second" } }, runes = { order = 10 } },
    B = { base = { { vanilla(3), as = "awake" }, { vanilla(8), as = "dazed", stunned = true } } },
  },
  play = function(s)
    s.A:play("Solari Chief")
    s:options("awake", "dazed")
    s.A:choose("dazed")
    s:resolve()
    s:expect("dazed", { zone = "trash" })
    s.A:play("second")
    s.A:choose("awake")
    s:resolve()
    s:expect("awake", { stunned = true, at = "base" })
  end,
}

scenario "Solari Chief: the one it stunned deals nothing in combat this turn" {
  rules = { "423", "465.2", "466.1" },
  board = {
    A = { hand = { "Solari Chief" }, runes = { order = 5 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Solari Chief")
    s.A:choose("guard")
    s:resolve()
    s.A:move("raider", "north")
    s:showdown()
    s:expect("raider", { at = "base", exhausted = true, damage = 0 })
    s:expect("guard", { at = "north" })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Solari Chief without an enemy unit does nothing" {
  rules = { "402.4" },
  board = { A = { hand = { "Solari Chief" }, runes = { order = 5 }, base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:play("Solari Chief")
    s:chain {}
    s:expect("mine", { stunned = false })
  end,
}
