scenario "Lacerate takes the empowerment first, and kills who is weak then" {
  rules = { "442", "428" },
  cases = { { name = "weak then", it = "Mournful Witness", zone = "trash" }, { name = "strong", it = "strong", zone = "battlefield" }, { name = "weak", it = "weak", zone = "trash" } },
  board = {
    A = { hand = { "Lacerate" }, runes = { order = 3 } },
    B = {
      north = { { "Mournful Witness", empowered = true }, { vanilla(4), as = "strong", empowered = true }, { vanilla(3), as = "weak" } },
    },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s:expect("Mournful Witness", { might = 4 })
    s.A:play("Lacerate")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { zone = case.zone })
    if case.it == "strong" then s:expect("strong", { empowered = false, damage = 0 }) end
  end,
}

scenario "Lacerate out of the trash costs four energy and two order power" {
  rules = { "829" },
  board = {
    A = { trash = { "Lacerate" }, runes = { order = 6 } },
    B = { base = { { vanilla(2), as = "weak" } } },
  },
  play = function(s)
    s.A:play("Lacerate")
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { zone = "trash" })
    s:expect("Lacerate", { zone = "banished" })
    s:expect(s.A, { rune_count = 4, ready_runes = 2 })
  end,
}
