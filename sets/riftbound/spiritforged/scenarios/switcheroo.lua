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

-- Convergent Mutation looks at the might that there is: after the exchange it raises by more, and neither undoes the other.
scenario "Switcheroo and Convergent Mutation in either order" {
  rules = { "433", "477.3" },
  cases = {
    { name = "exchanged first", plays = { "Switcheroo", "Convergent Mutation" }, one = 6, six = 6 },
    { name = "raised first", plays = { "Convergent Mutation", "Switcheroo" }, one = 6, six = 6 },
  },
  board = {
    A = { hand = { "Switcheroo", "Convergent Mutation" }, runes = { chaos = 3 }, pool = { energy = 3, mind = 1 }, north = { { vanilla(1), as = "one" }, { vanilla(6), as = "six" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    for _, name in ipairs(case.plays) do
      s.A:play(name)
      if name == "Switcheroo" then
        s.A:choose("one")
        s.A:choose("six")
      else
        local low = case.plays[1] == "Switcheroo" and "six" or "one"
        s.A:choose(low)
        s.A:choose(low == "six" and "one" or "six")
      end
      s:resolve()
    end
    s:expect("one", { might = case.one })
    s:expect("six", { might = case.six })
    s:next_turn()
    s:expect("one", { might = 1 })
    s:expect("six", { might = 6 })
  end,
}

scenario "Switcheroo with Gearhead: what is exchanged holds the doubled bonus" {
  rules = { "433", "137" },
  board = {
    A = { hand = { "Switcheroo" }, runes = { chaos = 4 }, north = { "Gearhead", { vanilla(2), as = "two" }, { "Doran's Blade", attached = "Gearhead" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s.A:choose("Gearhead")
    s.A:choose("two")
    s:resolve()
    s:expect("Gearhead", { might = 2 })
    s:expect("two", { might = 7 })
  end,
}

scenario "Switcheroo out of hiding is for units at that battlefield" {
  rules = { "811.1", "433" },
  board = {
    A = { facedown = { north = { "Switcheroo" } }, north = { { vanilla(1), as = "one" }, { vanilla(6), as = "six" } }, south = { vanilla(4), vanilla(5) } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s:options("one", "six")
    s.A:choose("one")
    s.A:choose("six")
    s:resolve()
    s:expect("one", { might = 6 })
    s:expect("six", { might = 1 })
  end,
}

scenario "Switcheroo lasts for the turn" {
  rules = { "317.2", "477.3" },
  board = {
    A = { hand = { "Switcheroo" }, pool = { energy = 9, chaos = 9 }, north = { { vanilla(2), as = "a" }, { vanilla(5), as = "b" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Switcheroo")
    s.A:choose("a")
    s.A:choose("b")
    s:resolve()
    s:expect("a", { might = 5 })
    s:expect("b", { might = 2 })
    s:next_turn()
    s:expect("a", { might = 2 })
    s:expect("b", { might = 5 })
  end,
}
