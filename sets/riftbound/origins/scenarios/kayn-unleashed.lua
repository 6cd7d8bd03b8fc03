card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Stride", type = "spell", energy = 0, domains = { "chaos" },
  script = [[
    on_play {
      target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
      effect = function(fx)
        fx:move(fx.it, fx.to)
        fx:ready(fx.it)
      end,
    }
  ]],
}

scenario "Kayn, Unleashed takes no damage once he has moved twice" {
  rules = { "417.1", "810.1", "370" },
  board = {
    A = { hand = { "Test Bolt", "Test Bolt", "Test Bolt", "Test Stride" }, base = { "Kayn, Unleashed" }, rune_deck = { chaos = 5 } },
  },
  play = function(s)
    s.A:play("Test Stride")
    s.A:choose("Kayn, Unleashed")
    s.A:choose("north")
    s:resolve()
    s:showdown()
    s.A:play("Test Bolt")
    s.A:choose("Kayn, Unleashed")
    s:resolve()
    s:expect("Kayn, Unleashed", { damage = 2, at = "north" })
    s.A:move("Kayn, Unleashed", "south")
    s:showdown()
    s.A:play("Test Bolt")
    s.A:choose("Kayn, Unleashed")
    s:resolve()
    s:expect("Kayn, Unleashed", { damage = 2, at = "south" })
    s:next_turn()
    s:next_turn()
    s.A:play("Test Bolt")
    s.A:choose("Kayn, Unleashed")
    s:resolve()
    s:expect("Kayn, Unleashed", { damage = 2 })
  end,
}

scenario "Kayn, Unleashed is passed over when combat damage is assigned" {
  rules = { "465.2" },
  board = {
    A = { hand = { "Test Stride" }, base = { "Kayn, Unleashed", { vanilla(3), as = "mate" } } },
    B = { south = { { vanilla(3), as = "guard" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Stride")
    s.A:choose("Kayn, Unleashed")
    s.A:choose("north")
    s:resolve()
    s:showdown()
    s.A:move({ "Kayn, Unleashed", "mate" }, "south")
    s:showdown()
    s:expect("mate", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
    s:expect("Kayn, Unleashed", { at = "south", damage = 0 })
    s:expect(s.A, { points = 2 })
  end,
}
