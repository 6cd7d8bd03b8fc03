scenario "Noxus Hopeful costs two less after another card" {
  rules = { "812.1", "356.4" },
  board = { A = { hand = { "Noxus Hopeful", { vanilla_spell(0), as = "spell" } }, runes = { fury = 4 } } },
  play = function(s)
    s.A:play("spell")
    s:resolve()
    s.A:play("Noxus Hopeful")
    s:expect("Noxus Hopeful", { at = "base" })
    s:count("Fury Rune", 2, { exhausted = true })
  end,
}

scenario "Noxus Hopeful costs four as the first card" {
  rules = { "812.1", "357" },
  cases = { { name = "three runes", runes = 3 }, { name = "four runes", runes = 4 } },
  board = function(case) return { A = { hand = { "Noxus Hopeful" }, runes = { fury = case.runes } } } end,
  play = function(s, case)
    if case.runes < 4 then return s.A:refused("play", "Noxus Hopeful", { rule = "357" }) end
    s.A:play("Noxus Hopeful")
    s:count("Fury Rune", 4, { exhausted = true })
  end,
}

scenario "Noxus Hopeful does not count what an opponent or an earlier turn has played" {
  rules = { "812.1" },
  board = {
    A = { hand = { "Noxus Hopeful", { vanilla_spell(0), as = "spell" } }, runes = { fury = 1 }, rune_deck = {} },
    B = { hand = { { vanilla_spell(0), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("spell")
    s:resolve()
    s:next_turn()
    s.B:play("theirs")
    s:resolve()
    s:next_turn()
    s:turn(s.A)
    s.A:refused("play", "Noxus Hopeful", { rule = "357" })
  end,
}
