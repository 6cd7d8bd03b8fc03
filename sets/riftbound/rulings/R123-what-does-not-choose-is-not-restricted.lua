scenario "R123 Non-choosing effect is not restricted" {
  rules = { "811.2" },
  board = {
    A = {
      hand = { "Stand United" }, runes = { calm = 1 },
      north = { { vanilla(2), as = "near", buffs = 1 }, { vanilla(2), as = "plain" } }, south = { { vanilla(2), as = "far", buffs = 1 } },
    },
    B = { base = { { vanilla(9), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:hide("Stand United", "north")
    s:next_turn()
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Stand United")
    s:options("near", "plain")
    s.A:choose("plain")
    s:resolve()
    s:expect("plain", { might = 4, buffs = 1 })
    s:expect("near", { might = 4 })
    s:expect("far", { might = 4 })
  end,
}
