scenario "Dauntless Vanguard opens a fight as it comes" {
  rules = { "355.2", "323.2" },
  board = {
    A = { hand = { "Dauntless Vanguard" }, runes = { body = 5 } },
    B = { south = { { vanilla(4), as = "guard" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Dauntless Vanguard")
    s:options("base", "south")
    s.A:choose("south")
    s:expect("Dauntless Vanguard", { at = "south", attacking = true })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Dauntless Vanguard", { zone = "trash" })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Dauntless Vanguard is not asked where there is nobody" {
  rules = { "355.2" },
  board = { A = { hand = { "Dauntless Vanguard" }, runes = { body = 5 } }, B = { base = { vanilla(4) } } },
  play = function(s)
    s.A:play("Dauntless Vanguard")
    s:expect("Dauntless Vanguard", { at = "base", might = 4 })
  end,
}

scenario "Dauntless Vanguard does not come to a teammate's battlefield in that way" {
  rules = { "355.2" },
  format = "2v2",
  board = {
    A = { hand = { "Dauntless Vanguard" }, runes = { body = 5 } },
    B = { south = { vanilla(9) } },
    C = { north = { vanilla(2) } },
    battlefields = { north = { controller = "C" }, south = { controller = "B" }, east = {} },
  },
  play = function(s)
    s.A:play("Dauntless Vanguard")
    s:options("base", "south")
    s.A:choose("base")
    s:expect("Dauntless Vanguard", { at = "base" })
  end,
}
