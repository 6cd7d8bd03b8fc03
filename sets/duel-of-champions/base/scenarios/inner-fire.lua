scenario "Inner fire: +2 attack and +2 retaliation until its player's next turn" {
  rules = { "DOC-3.6" },
  board = { A = { hand = { "Inner fire" }, resources = 2, f0 = { vanilla(3), as = "it" }, f1 = { vanilla(3), as = "other" } } },
  play = function(s)
    s.A:play("Inner fire")
    s.A:choose("it")
    s:expect("it", { attack = 5, retaliation = 5, health = 3 })
    s:expect("other", { attack = 3, retaliation = 3 })
    s:next_turn()
    s:expect("it", { attack = 5, retaliation = 5 })
    s:next_turn()
    s:expect("it", { attack = 3, retaliation = 3 })
  end,
}

scenario "Inner fire may lie on an enemy unit, and goes with it" {
  rules = { "DOC-13.1" },
  board = { A = { hand = { "Inner fire", "Town portal" }, resources = 5 }, B = { f0 = { vanilla(3), as = "it" } } },
  play = function(s)
    s.A:play("Inner fire")
    s.A:choose("it")
    s.A:play("Town portal")
    s.A:choose("it")
    s:expect("Inner fire", { zone = "graveyard" })
    s:expect(s.A, { graveyard_size = 2 })
  end,
}
