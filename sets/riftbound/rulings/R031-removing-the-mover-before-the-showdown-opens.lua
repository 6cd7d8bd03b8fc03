scenario "R031 Removing the mover before the showdown opens" {
  rules = { "323.10", "461.2", "190.3" },
  board = {
    A = { base = { "Treasure Hunter" } },
    B = { hand = { "Gust" }, runes = { chaos = 1 }, north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Treasure Hunter", "north")
    s:chain { "Treasure Hunter" }
    s:expect("Treasure Hunter", { at = "north", attacking = false })
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("Treasure Hunter")
    s:resolve()
    s:expect("Treasure Hunter", { zone = "hand" })
    s:count("Gold", 1, { at = "base", controller = s.A, exhausted = true })
    -- No fight, no focus: it is A's open turn again.
    s:expect("guard", { at = "north", defending = false })
    s:owes(s.A, "act")
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "R031 The mover that stays begins the combat after its trigger" {
  rules = { "323.10", "464.2" },
  board = {
    A = { base = { "Treasure Hunter" } },
    B = { hand = { "Gust" }, runes = { chaos = 1 }, north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Treasure Hunter", "north")
    s.A:pass()
    s.B:pass()
    s:expect("Treasure Hunter", { attacking = true })
    s:expect("guard", { defending = true })
    -- Now the combat is there: without an attacker it ends without a conquest.
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("Treasure Hunter")
    s:resolve()
    s:showdown()
    s:expect("Treasure Hunter", { zone = "hand" })
    s:expect("north", { controller = s.B })
  end,
}
