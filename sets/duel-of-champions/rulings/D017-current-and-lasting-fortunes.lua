card {
  name = "Sharp Blades", type = "fortune", kind = { "current" }, cost = 1,
  script = [[static { affects = unit { friendly = true }, give = { attack = 1 } }]],
}
card {
  name = "High Walls", type = "fortune", kind = { "lasting" }, cost = 1,
  script = [[static { affects = unit { friendly = true }, give = { retaliation = 1 } }]],
}

scenario "D017 Current and lasting fortunes" {
  rules = { "DOC-3.5", "DOC-6.1", "DOC-6.11" },
  board = { A = { hand = { "Sharp Blades", "High Walls" }, resources = 2, f0 = vanilla(2) } },
  play = function(s)
    s.A:play("Sharp Blades")
    s.A:play("High Walls")
    s:expect(vanilla(2), { attack = 3, retaliation = 3 })
    s:expect("Sharp Blades", { zone = "ongoing" })
    s:next_turn()
    s:expect("Sharp Blades", { zone = "graveyard" })
    s:expect("High Walls", { zone = "ongoing" })
    s:expect(vanilla(2), { attack = 2, retaliation = 3 })
    s:next_turn()
    s:expect("High Walls", { zone = "graveyard" })
    s:expect(vanilla(2), { attack = 2, retaliation = 2 })
  end,
}
