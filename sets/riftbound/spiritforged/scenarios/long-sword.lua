scenario "Long Sword is played as a reaction and attaches itself" {
  rules = { "819.1", "813.1", "434.1" },
  board = {
    A = { hand = { "Long Sword" }, runes = { fury = 3 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Long Sword")
    s:options("raider")
    s.A:choose("raider")
    s:chain { "Long Sword" }
    s:expect("Long Sword", { at = "base", host = false })
    s.A:pass()
    s.B:pass()
    s:expect("raider", { might = 5 })
    s:expect("Long Sword", { at = "north", host = "raider" })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north", might = 5 })
  end,
}

scenario "Long Sword stays in the base when there is nobody to wear it" {
  rules = { "819.1", "402.4" },
  board = { A = { hand = { "Long Sword" }, runes = { fury = 3 } }, B = { base = { vanilla(3) } } },
  play = function(s)
    s.A:play("Long Sword")
    s:chain {}
    s:expect("Long Sword", { at = "base", host = false, exhausted = false })
  end,
}
