scenario "Seal of Rage adds a fury at once" {
  rules = { "429.2", "337.1" },
  board = {
    A = { hand = { "Hextech Ray" }, pool = { energy = 1 }, base = { "Seal of Rage" } },
    B = { hand = { "Stupefy" }, runes = { mind = 1 }, north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:activate("Seal of Rage")
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { fury = 1 })
    s.A:refused("activate", "Seal of Rage")
    s.A:play("Hextech Ray")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 3 })
    s:expect(s.A, { fury = 0, energy = 0 })
  end,
}

scenario "Seal of Rage may be used on another's turn, and what it adds is lost at its end" {
  rules = { "813.1", "317.2" },
  board = {
    A = { base = { "Seal of Rage" } },
    B = { hand = { { vanilla_spell(0), as = "theirs" } } },
    turn = "B",
  },
  play = function(s)
    s.A:refused("activate", "Seal of Rage")
    s.B:play("theirs")
    s.B:pass()
    s.A:activate("Seal of Rage")
    s:chain { "theirs" }
    s:expect(s.A, { fury = 1 })
    s:resolve()
    s:next_turn()
    s:expect(s.A, { fury = 0 })
    s:expect("Seal of Rage", { exhausted = false })
  end,
}
