scenario "Teemo, Strategist deals one for each hidden card on top" {
  rules = { "383.4", "424", "416.1" },
  cases = { { name = "three", n = 3 }, { name = "none", n = 0 } },
  board = function(case)
    local deck = {}
    for i = 1, 5 do deck[i] = i <= case.n and "Block" or vanilla(1) end
    deck[6] = { "Block", as = "sixth" }
    return {
      A = { north = { "Teemo, Strategist" }, deck = deck },
      B = { base = { { vanilla(6), as = "raider" }, { vanilla(6), as = "home" } } },
      battlefields = { north = { controller = "A" }, south = {} },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:move("raider", "north")
    s:options("raider")
    s.A:choose("raider")
    s:resolve()
    s:expect("raider", { damage = case.n })
    s:expect(s.A, { deck_size = 6, hand_size = 0 })
    s:showdown()
    s:next_turn()
    s:expect("sixth", { zone = "hand" })
  end,
}

scenario "Teemo, Strategist does nothing as an attacker" {
  rules = { "383.4" },
  board = {
    A = { base = { "Teemo, Strategist" }, deck = { "Block", "Block" } },
    B = { north = { { vanilla(6), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Teemo, Strategist", "north")
    s:chain {}
    s:expect("guard", { damage = 0 })
  end,
}

scenario "Teemo, Strategist jumps out of hiding and defends" {
  rules = { "811.1", "383.4" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { facedown = { north = { "Teemo, Strategist" } }, north = { { vanilla(2), as = "guard" } }, deck = { vanilla(1), "Block", vanilla(1), vanilla(1), vanilla(1), vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Teemo, Strategist")
    s:expect("Teemo, Strategist", { at = "north", defending = true })
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { damage = 1 })
  end,
}
