scenario "Sprite Mother brings a ready Sprite to where it is" {
  rules = { "184", "187.1", "383.4" },
  cases = { { name = "base", at = "base" }, { name = "battlefield", at = "north" } },
  board = {
    A = { hand = { "Sprite Mother" }, runes = { mind = 4 }, north = { vanilla(1) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Sprite Mother", { at = case.at })
    s:expect("Sprite Mother", { at = case.at, exhausted = true })
    s:count("Sprite", 0)
    s:resolve()
    s:count("Sprite", 1, { at = case.at })
    s:expect("Sprite", { might = 3, exhausted = false, controller = s.A })
  end,
}

scenario "Sprite Mother's Sprite is gone before the next scoring" {
  rules = { "816.1", "186.1" },
  board = { A = { hand = { "Sprite Mother" }, runes = { mind = 4 } } },
  play = function(s)
    s.A:play("Sprite Mother")
    s:resolve()
    s.A:move("Sprite", "north")
    s:showdown()
    s:expect(s.A, { points = 1 })
    s:next_turn()
    s:count("Sprite", 1, { at = "north" })
    s:next_turn()
    s:expect_gone("Sprite")
    s:expect("Sprite Mother", { at = "base" })
    s:expect(s.A, { points = 1, trash_size = 0 })
    s:expect("north", { controller = false })
  end,
}
