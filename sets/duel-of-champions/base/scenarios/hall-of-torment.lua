scenario "Hall of Torment: the enemy plays a card of that type or takes 3" {
  rules = { "DOC-3.5", "DOC-6.11" },
  cases = {
    { name = "units asked, none played", label = "units", plays = { "Gold pile", "Heal" }, health = 17 },
    { name = "spells asked, none played", label = "spells", plays = { "Gold pile", "Maniac" }, health = 17 },
    { name = "fortunes asked, none played", label = "fortunes", plays = { "Heal", "Maniac" }, health = 17 },
    { name = "units asked and played", label = "units", plays = { "Maniac" }, health = 20 },
    { name = "spells asked and played", label = "spells", plays = { "Heal" }, health = 20 },
    { name = "fortunes asked and played", label = "fortunes", plays = { "Gold pile" }, health = 20 },
  },
  board = { A = { hand = { "Hall of Torment" }, resources = 2, f0 = vanilla(2) }, B = { hand = { "Gold pile", "Heal", "Maniac" } } },
  play = function(s, case)
    s.A:play("Hall of Torment")
    s:options("units", "spells", "fortunes")
    s.A:pick(case.label)
    s:next_turn()
    for _, name in ipairs(case.plays) do
      s.B:play(name)
      if name == "Maniac" then s.B:choose("B f0") end
      if name == "Heal" then s.B:choose(vanilla(2)) end
    end
    s:next_turn()
    s:expect(s.B, { health = case.health })
    s:expect("Hall of Torment", { zone = "graveyard" })
  end,
}

scenario "Hall of Torment does not ask its own player" {
  rules = { "DOC-6.11" },
  board = { A = { hand = { "Hall of Torment" }, resources = 2 } },
  play = function(s)
    s.A:play("Hall of Torment")
    s.A:pick("units")
    s.A:end_turn()
    s:expect(s.A, { health = 20 })
    s:expect(s.B, { health = 20 })
  end,
}
