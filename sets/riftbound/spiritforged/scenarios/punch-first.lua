scenario "Punch First gives five for the turn" {
  rules = { "477.3", "317.2", "357.1" },
  board = {
    A = { hand = { "Punch First" }, runes = { body = 3 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Punch First")
    s:options("mine", "foe")
    s.A:choose("mine")
    s:count("Body Rune", 1, { zone = "runes" })
    s:resolve()
    s:expect("mine", { might = 7 })
    s:expect("foe", { might = 3 })
    s:next_turn()
    s:expect("mine", { might = 2 })
  end,
}

scenario "Punch First is played in a showdown, not when something waits" {
  rules = { "806.1", "310.1" },
  board = {
    A = { hand = { { "Punch First", as = "first" }, { "Punch First", as = "second" } }, runes = { body = 4 }, base = { { vanilla(2), as = "mine" } } },
    B = { north = { { vanilla(6), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:play("first")
    s.A:choose("mine")
    s.A:refused("play", "second")
    s:resolve()
    s:expect("mine", { might = 7, attacking = true })
    s:showdown()
    s:expect("foe", { zone = "trash" })
    s:expect("mine", { at = "north" })
  end,
}
