card {
  name = "Test Warrens", type = "battlefield",
  script = [[
    triggered {
      on     = you.conquers { here = true },
      effect = function(fx)
        fx:discard(1)
        fx:draw(1)
      end,
    }
  ]],
}

scenario "R251 Conquer trigger belongs to the conquering player" {
  rules = { "190.6", "359.3" },
  cases = { { name = "a card in hand", hand = true }, { name = "an empty hand", hand = false } },
  board = function(case)
    return {
      A = { base = { { vanilla(2), as = "raider" } }, hand = case.hand and { { vanilla(1), as = "old" } } or {} },
      B = { hand = { vanilla(1) }, north = { vanilla(1) } },
      battlefields = { north = { controller = "B", card = "Test Warrens" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Warrens" }
    s.A:pass()
    s.B:pass()
    if case.hand then s:expect("old", { zone = "trash" }) end
    s:expect(s.A, { hand_size = 1, points = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 1 })
  end,
}
