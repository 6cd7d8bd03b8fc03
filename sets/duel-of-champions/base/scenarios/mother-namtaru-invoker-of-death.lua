scenario "Mother Namtaru: a card for the death of a cheap enemy unit" {
  rules = { "DOC-6.9", "DOC-9.5" },
  board = { A = { hero = "Mother Namtaru, Invoker of Death", hand = { "Heal" }, f0 = "Maniac" }, B = { f0 = { "Demented", as = "two" }, f1 = { "Juggernaut", as = "three" }, f2 = { "Hell hound", as = "one" } } },
  play = function(s)
    s.A:activate("Mother Namtaru, Invoker of Death")
    s:options("two", "one")
    s.A:refused("choose", "three", { rule = "DOC-16", reason = "cost" })
    s.A:choose("two")
    s:expect("two", { zone = "graveyard" })
    s:expect("Heal", { zone = "graveyard" })
    s:expect("one", { at = "B f2" })
  end,
}

scenario "Mother Namtaru finds nobody among dear units" {
  rules = { "DOC-16" },
  board = { A = { hero = "Mother Namtaru, Invoker of Death", hand = { "Heal" }, f0 = "Maniac" }, B = { f1 = { "Juggernaut", as = "three" } } },
  play = function(s)
    s.A:refused("activate", "Mother Namtaru, Invoker of Death", { rule = "DOC-16" })
    s:expect(s.A, { hand_size = 1, health = 18 })
  end,
}
