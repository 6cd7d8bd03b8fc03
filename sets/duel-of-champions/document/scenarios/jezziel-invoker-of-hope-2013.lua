scenario "Jezziel heals a unit for a card" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Jezziel, Invoker of Hope (2013)", hand = { "Heal" }, f0 = { vanilla(9), as = "it", damage = 4 } } },
  play = function(s)
    s.A:activate("Jezziel, Invoker of Hope (2013)")
    s.A:choose("it")
    s:expect("it", { damage = 1 })
    s:expect("Heal", { zone = "graveyard" })
    s.A:refused("raise", "might", { rule = "DOC-6.9" })
  end,
}

scenario "Jezziel heals no more than there is" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Jezziel, Invoker of Hope (2013)", hand = { "Heal", "Bless" } }, B = { f0 = { vanilla(9), as = "it", damage = 1 } } },
  play = function(s)
    s.A:activate("Jezziel, Invoker of Hope (2013)")
    s.A:choose("it")
    s.A:choose("Bless")
    s:expect("it", { damage = 0 })
    s:expect(s.A, { hand_size = 1, health = 20 })
  end,
}
