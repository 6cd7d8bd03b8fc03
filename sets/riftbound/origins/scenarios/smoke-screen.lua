scenario "Smoke Screen takes four might, never below one" {
  rules = { "477.3", "317.2" },
  cases = { { name = "six", might = 6, after = 2 }, { name = "five", might = 5, after = 1 }, { name = "two", might = 2, after = 1 }, { name = "one", might = 1, after = 1 } },
  board = function(case)
    return {
      A = { hand = { "Smoke Screen" }, runes = { mind = 2 }, base = { { vanilla(3), as = "mine" } } },
      B = { base = { { vanilla(case.might), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Smoke Screen")
    s:options("mine", "foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = case.after })
    s:next_turn()
    s:expect("foe", { might = case.might })
  end,
}

scenario "Smoke Screen remembers how much it took" {
  rules = { "477.3" },
  board = {
    A = { hand = { "Smoke Screen", "Discipline" }, pool = { energy = 4, mind = 1 } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Smoke Screen")
    s.A:choose("foe")
    s:resolve()
    s.A:play("Discipline")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 3 })
  end,
}
