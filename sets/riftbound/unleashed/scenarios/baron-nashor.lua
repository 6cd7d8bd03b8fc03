card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Baron Nashor brings the Baron Pit and enters there" {
  rules = { "439", "135.2", "190.3", "344" },
  board = { A = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 }, base = { { vanilla(1), as = "mate" } } } },
  play = function(s)
    s.A:play("Baron Nashor", { at = "base" })
    s:count("Baron Pit", 1)
    s:expect("Baron Nashor", { at = "Baron Pit", exhausted = true, might = 12 })
    s:expect("mate", { might = 3 })
    s:showdown()
    s:expect("Baron Pit", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Baron Nashor comes as any unit while the Baron Pit is there" {
  rules = { "439", "355.2" },
  board = {
    A = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 } },
    battlefields = { north = { card = "Baron Pit" }, south = {} },
  },
  play = function(s)
    s.A:play("Baron Nashor", { at = "base" })
    s:expect("Baron Nashor", { at = "base" })
    s:count("Baron Pit", 1)
  end,
}

scenario "Baron Nashor cannot be chosen by an opponent, but by his player" {
  rules = { "757" },
  cases = { { name = "an opponent", who = "B" }, { name = "his player", who = "A" } },
  board = function(case)
    return {
      A = { hand = { "Test Bolt" }, base = { "Baron Nashor" } },
      B = { hand = { { "Test Bolt", as = "theirs" } }, base = { { vanilla(3), as = "other" } } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    if case.who == "B" then
      s.B:play("theirs")
      s:options("other")
      s.B:choose("other")
    else
      s.A:play("Test Bolt")
      s:options("Baron Nashor", "other")
      s.A:choose("Baron Nashor")
    end
    s:resolve()
    s:expect("Baron Nashor", { damage = case.who == "A" and 1 or 0 })
  end,
}

scenario "Baron Nashor: the pit that came late counts for the final point" {
  rules = { "467", "470" },
  board = {
    A = { hand = { "Baron Nashor" }, pool = { energy = 10, chaos = 3 }, points = 7, base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = {}, south = { scored = { "A" } } },
  },
  play = function(s)
    s.A:play("Baron Nashor", { at = "base" })
    s:showdown()
    -- North is not scored yet: a card instead of the point.
    s:expect(s.A, { points = 7, hand_size = 1 })
    s.A:move("raider", "north")
    s:showdown()
    s:won(s.A)
  end,
}

scenario "Baron Nashor strengthens his own side" {
  rules = { "364", "477.3" },
  board = {
    A = { base = { "Baron Nashor", { vanilla(3), as = "mine" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s:expect("mine", { might = 5 })
    s:expect("foe", { might = 3 })
  end,
}
