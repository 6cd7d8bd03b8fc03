card {
  name = "Test Crier", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = you.plays, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R137 Unpayable play is undone completely" {
  rules = { "356.2", "358.4" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { "Test Crier" } },
    B = { base = { vanilla(2) } },
  },
  play = function(s)
    s.A:refused("play", "Cruel Patron")
    s:expect("Cruel Patron", { zone = "hand" })
    s:count("Order Rune", 4, { zone = "runes", exhausted = false })
    s:chain {}
    s:expect(s.A, { hand_size = 1, deck_size = 20 })
  end,
}

-- The same play with a unit to give, to show that nothing else stood in its way.
scenario "R137 With a unit to kill the play goes through" {
  rules = { "356.2", "419" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { "Test Crier", { vanilla(2), as = "victim" } } },
  },
  play = function(s)
    s.A:play("Cruel Patron")
    s:expect("victim", { zone = "trash" })
    s:expect("Cruel Patron", { at = "base" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
  end,
}
