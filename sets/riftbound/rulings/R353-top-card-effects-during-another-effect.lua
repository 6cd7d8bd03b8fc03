-- Stacked Deck shows Nocturne. What it then does begins at once, and ends after the spell.
scenario "R353 Top card effects during another effect" {
  rules = { "354.2" },
  board = {
    A = { hand = { "Stacked Deck" }, pool = { energy = 1, chaos = 1 }, deck = { "Nocturne, Horrifying", { vanilla(1), as = "x" }, { vanilla(2), as = "y" }, { vanilla(3), as = "below" } } },
  },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:yes()
    -- The spell is still at it.
    s:expect("Stacked Deck", { zone = "chain" })
    s:options("x", "y")
    s.A:choose("x")
    s:expect("Stacked Deck", { zone = "trash" })
    s.A:pay()
    s:expect("x", { zone = "hand" })
    s:expect("y", { zone = "deck" })
    s:expect("Nocturne, Horrifying", { at = "base", exhausted = true })
    s:expect(s.A, { chaos = 0, deck_size = 2 })
  end,
}

scenario "R353 Nocturne stays banished when the power is not paid" {
  rules = { "354.2", "444" },
  board = { A = { hand = { "Stacked Deck" }, pool = { energy = 1, chaos = 1 }, deck = { "Nocturne, Horrifying", { vanilla(1), as = "x" }, { vanilla(2), as = "y" } } } },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:no()
    s.A:choose("x")
    s:expect("Nocturne, Horrifying", { zone = "banished" })
    s:expect("y", { zone = "deck" })
    s:expect(s.A, { chaos = 1, hand_size = 1 })
  end,
}

scenario "R353 Three Nocturnes may all be banished; then no card is taken" {
  rules = { "354.2", "055" },
  board = {
    A = { hand = { "Stacked Deck" }, pool = { energy = 1, chaos = 3 }, deck = { { "Nocturne, Horrifying", as = "n1" }, { "Nocturne, Horrifying", as = "n2" }, { "Nocturne, Horrifying", as = "n3" }, vanilla(1) } },
  },
  play = function(s)
    s.A:play("Stacked Deck")
    s.A:pass()
    s.B:pass()
    for _ = 1, 3 do
      s.A:yes()
      s.A:yes()
    end
    for _ = 1, 3 do s.A:pay() end
    s:count("Nocturne, Horrifying", 3, { at = "base", exhausted = true })
    s:expect(s.A, { banished_size = 0, hand_size = 0, deck_size = 1, chaos = 0 })
  end,
}
