scenario "Wasteland: the enemy plays no card of the type that was named" {
  rules = { "DOC-1", "DOC-3.5" },
  cases = {
    { name = "units", label = "units", barred = "Maniac", free = { "Fire bolt", "Gold pile" } },
    { name = "spells", label = "spells", barred = "Fire bolt", free = { "Maniac", "Gold pile" } },
    { name = "fortunes", label = "fortunes", barred = "Gold pile", free = { "Maniac", "Fire bolt" } },
  },
  board = { A = { hand = { "Wasteland" }, resources = 5, f0 = { vanilla(9), as = "it" } }, B = { hand = { "Maniac", "Fire bolt", "Gold pile" } } },
  play = function(s, case)
    s.A:play("Wasteland")
    s:options("units", "spells", "fortunes")
    s.A:pick(case.label)
    s:next_turn()
    s.B:refused("play", case.barred, { rule = "DOC-1", by = "Wasteland" })
    for _, name in ipairs(case.free) do
      s.B:play(name)
      if name == "Maniac" then s.B:choose("B f0") end
      if name == "Fire bolt" then s.B:choose("it") end
    end
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "Wasteland does not bind its own player, and ends at the next turn" {
  rules = { "DOC-6.1" },
  board = { A = { hand = { "Wasteland", "Gold pile" }, resources = 6 } },
  play = function(s)
    s.A:play("Wasteland")
    s.A:pick("fortunes")
    s.A:play("Gold pile")
    s:next_turn()
    s:expect("Wasteland", { zone = "ongoing" })
    s:next_turn()
    s:expect("Wasteland", { zone = "graveyard" })
  end,
}
