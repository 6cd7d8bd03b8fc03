scenario "Gustwalker roams and grows from three experience on" {
  rules = { "824.1", "727.1", "810.1" },
  cases = { { name = "two", xp = 2, might = 3 }, { name = "three", xp = 3, might = 4 } },
  board = function(case)
    return { A = { xp = case.xp, north = { "Gustwalker" } }, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s:expect("Gustwalker", { might = case.might })
    if case.xp < 3 then
      s.A:refused("move", "Gustwalker", "south", { rule = "144.4" })
    else
      s.A:move("Gustwalker", "south")
      s:expect("Gustwalker", { at = "south", exhausted = true })
    end
  end,
}

scenario "Gustwalker hunts: two experience for conquering, two for holding" {
  rules = { "823.1", "728" },
  board = {
    A = { base = { "Gustwalker" } },
    B = { xp = 5 },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("Gustwalker", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { xp = 2, points = 1 })
    s:expect("Gustwalker", { might = 3 })
    s:next_turn()
    s.B:end_turn()
    s:resolve()
    s:expect(s.A, { xp = 4, points = 2 })
    s:expect("Gustwalker", { might = 4 })
  end,
}
