scenario "Symbol of the Solari recalls both sides of a tie" {
  rules = { "370", "456.1", "466.1" },
  board = {
    A = { base = { "Symbol of the Solari", { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(6), as = "theirs", stunned = true } }, base = { { vanilla(2), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:expect("mine", { at = "base" })
    s:expect("theirs", { at = "base", damage = 0 })
    s:expect("north", { controller = false })
  end,
}

scenario "Symbol of the Solari does nothing for a combat that is won, or in which its player defends" {
  rules = { "466.1", "466.3" },
  cases = { { name = "won", might = 6, symbol = "A", at = "north", controller = "A" }, { name = "as the defender", might = 3, symbol = "B", at = "base", controller = "B" } },
  board = function(case)
    local board = {
      A = { base = { { vanilla(case.might), as = "mine" } } },
      B = { north = { { vanilla(6), as = "theirs", stunned = true } }, base = {} },
      battlefields = { north = { controller = "B" }, south = {} },
    }
    table.insert(board[case.symbol].base, "Symbol of the Solari")
    return board
  end,
  play = function(s, case)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s:expect("mine", { at = case.at })
    s:expect("north", { controller = s[case.controller] })
  end,
}
