scenario "Switcheroo exchanges might for the turn" {
  rules = { "433", "477.3", "317.2" },
  board = {
    A = { hand = { "Switcheroo" }, runes = { chaos = 4 }, base = { { vanilla(1), as = "mine", buffs = 1 } } },
    B = { north = { { vanilla(6), as = "foe" } }, south = { vanilla(9) } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:play("Switcheroo")
    s.A:choose("mine")
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("mine", { might = 6 })
    s:expect("foe", { might = 2 })
    s:showdown()
    s:expect("foe", { zone = "trash" })
    s:expect("mine", { at = "north", might = 6 })
    s:next_turn()
    s:expect("mine", { might = 2 })
  end,
}

scenario "Switcheroo needs two units at one battlefield" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Switcheroo" }, runes = { chaos = 4 }, base = { vanilla(1), vanilla(2) } },
    B = { north = { vanilla(6) }, south = { vanilla(9) } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s) s.A:refused("play", "Switcheroo") end,
}

-- The exchange is two gifts of the difference: what sets the base might afterwards does not undo it.
scenario "Switcheroo and a might that is set: the layers keep their order" {
  rules = { "433", "477.1", "477.3" },
  board = {
    A = { hand = { "Switcheroo", "Test Mould" }, runes = { chaos = 4 }, north = { { vanilla(1), as = "one" }, { vanilla(6), as = "six" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s.A:choose("one")
    s.A:choose("six")
    s:resolve()
    s:expect("one", { might = 6 })
    s:expect("six", { might = 1 })
    s.A:play("Test Mould")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { might = 9 })
    s:expect("six", { might = 1 })
  end,
}
card {
  name = "Test Mould", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { base_might = 4, lasts = "turn" }) end } ]],
}

scenario "Switcheroo of equal units does nothing" {
  rules = { "433" },
  board = {
    A = { hand = { "Switcheroo", "Test Cheer" }, runes = { chaos = 4 }, north = { { vanilla(3), as = "one" }, { vanilla(3), as = "two" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s.A:choose("one")
    s.A:choose("two")
    s:resolve()
    s.A:play("Test Cheer")
    s.A:choose("one")
    s:resolve()
    s:expect("one", { might = 4 })
    s:expect("two", { might = 3 })
  end,
}
card {
  name = "Test Cheer", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}
