scenario "Gentlemen's Duel gives three, then both hit each other" {
  rules = { "355.7", "417.6", "477.3" },
  board = {
    A = { hand = { "Gentlemen's Duel" }, runes = { body = 6 }, base = { { vanilla(4), as = "mine" }, { vanilla(2), as = "mate" } } },
    B = { north = { { vanilla(6), as = "foe" } }, base = { { vanilla(9), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Gentlemen's Duel")
    s:options("mine", "mate")
    s.A:choose("mine")
    s:options("foe", "other")
    s.A:choose("foe")
    s:count("Body Rune", 5, { exhausted = true })
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect("mine", { might = 7, damage = 6, at = "base" })
    s:expect("mate", { might = 2, damage = 0 })
    s:expect("other", { might = 9, damage = 0 })
    s:next_turn()
    s:expect("mine", { might = 4, damage = 0 })
  end,
}

scenario "Gentlemen's Duel may cost the own unit" {
  rules = { "142.4", "323.5" },
  board = {
    A = { hand = { "Gentlemen's Duel" }, runes = { body = 6 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Gentlemen's Duel")
    s.A:choose("mine")
    s.A:choose("foe")
    s:resolve()
    s:expect("mine", { zone = "trash" })
    s:expect("foe", { damage = 5, at = "base" })
  end,
}

scenario "Gentlemen's Duel needs a unit on each side" {
  rules = { "355.8" },
  cases = { { name = "no own unit", mine = {}, theirs = { 2 } }, { name = "no enemy unit", mine = { 2 }, theirs = {} } },
  board = function(case)
    local A, B = { hand = { "Gentlemen's Duel" }, runes = { body = 6 }, base = {} }, { base = {} }
    for _, n in ipairs(case.mine) do table.insert(A.base, vanilla(n)) end
    for _, n in ipairs(case.theirs) do table.insert(B.base, vanilla(n)) end
    return { A = A, B = B }
  end,
  play = function(s) s.A:refused("play", "Gentlemen's Duel") end,
}
