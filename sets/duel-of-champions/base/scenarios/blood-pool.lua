scenario "Blood pool hurts its hero and makes its units stronger this turn" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Blood pool" }, resources = 2, f0 = { vanilla(2), as = "own" } }, B = { f0 = { vanilla(2), as = "foe" } } },
  play = function(s)
    s.A:play("Blood pool")
    s:expect(s.A, { health = 18 })
    s:expect("own", { attack = 3, retaliation = 2 })
    s:expect("foe", { attack = 2 })
    s:next_turn()
    s:expect("own", { attack = 2 })
    s:expect("Blood pool", { zone = "graveyard" })
  end,
}

scenario "Blood pool serves units that come later, too" {
  rules = { "DOC-3.5" },
  board = { A = { hand = { "Blood pool", "Hell hound" }, resources = 3 } },
  play = function(s)
    s.A:play("Blood pool")
    s.A:play("Hell hound", { at = "f0" })
    s:expect("Hell hound", { attack = 2 })
  end,
}
