scenario "Uryu Ishida: when played, draws 1 and then discards 1" {
  rules = { "UA-4.16" },
  board = { A = { hand = { "Uryu Ishida", "Bankai" }, deck = { "Tasty Bread", "Getsugatensho" } } },
  play = function(s)
    s:expect("Uryu Ishida", { required_energy = 0, ap = 1, color = "purple", trigger = "draw" })
    s.A:play("Uryu Ishida", { at = "front" })
    s:expect("Uryu Ishida", { at = "front", exhausted = true, bp = 1500, generates = 1 })
    s:options("Bankai", "Tasty Bread")
    s.A:choose("Tasty Bread")
    s:expect("Tasty Bread", { zone = "sideline" })
    s:expect(s.A, { hand_size = 1, deck_size = 1, ap = 2 })
  end,
}

scenario "Uryu Ishida: with an empty hand it discards what it drew" {
  board = { A = { hand = { "Uryu Ishida" }, deck = { "Tasty Bread", "Getsugatensho" } } },
  play = function(s)
    s.A:play("Uryu Ishida", { at = "energy" })
    s:expect("Tasty Bread", { zone = "sideline" })
    s:expect(s.A, { hand_size = 0, deck_size = 1, energy = 1 })
  end,
}
