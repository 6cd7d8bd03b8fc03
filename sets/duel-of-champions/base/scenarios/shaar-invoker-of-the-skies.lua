scenario "Shaar: a card for +1 attack of two units this turn" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Shaar, Invoker of the Skies", hand = { "Heal" }, f0 = { vanilla(2), as = "one" }, f1 = { vanilla(2), as = "two" }, f2 = { vanilla(2), as = "three" } }, B = { f0 = vanilla(9) } },
  play = function(s)
    s.A:activate("Shaar, Invoker of the Skies")
    s:options("one", "two", "three")
    s.A:choose("one")
    s.A:choose("three")
    s:expect("Heal", { zone = "graveyard" })
    s:expect("one", { attack = 3, retaliation = 2 })
    s:expect("three", { attack = 3 })
    s:expect("two", { attack = 2 })
    s:next_turn()
    s:expect("one", { attack = 2 })
  end,
}

scenario "Shaar needs a card to discard" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Shaar, Invoker of the Skies", f0 = { vanilla(2), as = "one" } } },
  play = function(s)
    s.A:refused("activate", "Shaar, Invoker of the Skies", { rule = "DOC-6.9", reason = "discard" })
    s:expect("one", { attack = 2 })
  end,
}

scenario "Shaar may strengthen a single unit" {
  rules = { "DOC-16" },
  board = { A = { hero = "Shaar, Invoker of the Skies", hand = { "Heal" }, f0 = { vanilla(2), as = "one" }, f1 = { vanilla(2), as = "two" } } },
  play = function(s)
    s.A:activate("Shaar, Invoker of the Skies")
    s.A:choose("one")
    s.A:done()
    s:expect("one", { attack = 3 })
    s:expect("two", { attack = 2 })
  end,
}
