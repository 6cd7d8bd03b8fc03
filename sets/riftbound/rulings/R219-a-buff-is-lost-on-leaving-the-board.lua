scenario "R219 Buff is lost on leaving the board" {
  -- The case cites the number that this rule had in the edition before: leaving the board makes a new object.
  rules = { "124", "701" },
  board = {
    A = { north = { { vanilla(2), as = "it", buffs = 1 } } },
    B = { hand = { "Gust" }, runes = { chaos = 1 } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s:expect("it", { might = 3 })
    s.B:play("Gust")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { zone = "hand" })
    s:next_turn()
    s.A:play("it")
    s:expect("it", { at = "base", might = 2, buffs = 0 })
  end,
}
