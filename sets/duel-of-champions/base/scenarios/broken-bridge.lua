scenario "Broken bridge returns all units of a row to their owners" {
  rules = { "DOC-4.4" },
  board = { A = { hand = { "Broken bridge" }, resources = 3, f0 = { vanilla(1), as = "own" }, f1 = { vanilla(2), as = "safe" } }, B = { f0 = { vanilla(3), as = "foe" }, b0 = { vanilla(4), as = "stolen", owner = "A" } } },
  play = function(s)
    s.A:play("Broken bridge")
    s.A:choose("row 0")
    s:expect(s.A, { hand_size = 2 })
    s:expect(s.B, { hand_size = 1 })
    s:expect("safe", { at = "A f1" })
  end,
}

scenario "Broken bridge forgets damage and counters" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Broken bridge" }, resources = 3, f2 = { "Crusher", as = "it", damage = 2, enrage = 3 } } },
  play = function(s)
    s.A:play("Broken bridge")
    s.A:choose("row 2")
    s:expect("it", { zone = "hand", damage = 0, enrage = 0, attack = 2 })
  end,
}
