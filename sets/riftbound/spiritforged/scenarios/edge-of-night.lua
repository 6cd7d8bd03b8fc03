scenario "Edge of Night out of hiding attaches itself to a unit" {
  rules = { "811.1", "323.7", "434.1" },
  board = {
    A = {
      hand = { "Edge of Night" }, runes = { chaos = 1 }, north = { { vanilla(3), as = "mine" } }, base = { { vanilla(2), as = "home" } },
    },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:hide("Edge of Night", "north")
    s:next_turn()
    s:next_turn()
    s.A:play("Edge of Night")
    -- Its play effect can be met at that battlefield, so it has to be.
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("Edge of Night", { at = "north", host = "mine" })
    s:expect("mine", { might = 5 })
  end,
}

scenario "Edge of Night from the hand attaches itself to nobody" {
  rules = { "149", "383.2" },
  board = {
    A = { hand = { "Edge of Night" }, runes = { chaos = 4 }, base = { { vanilla(3), as = "mine" } } },
  },
  play = function(s)
    s.A:play("Edge of Night")
    s:chain {}
    s:expect("Edge of Night", { at = "base", host = false })
    s.A:activate("Edge of Night")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
  end,
}

scenario "Edge of Night out of hiding does not go to an enemy" {
  rules = { "811.1", "355.10" },
  board = {
    A = { facedown = { north = { "Edge of Night" } }, north = { { vanilla(3), as = "mine" } }, hand = { { vanilla_spell(0, { "Action" }), as = "spell" } } },
    B = { base = { { vanilla(2), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Edge of Night")
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 5 })
  end,
}
