card {
  name = "Test Muster", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { count = 2, at = fx.you.base }) end } ]],
}
card {
  name = "Test Mint", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { effect = function(fx) fx:play_token("Gold") end } ]],
}

scenario "Lillia, Protector of Dreams grows with each token unit, and shields herself with them" {
  rules = { "184", "477", "815" },
  board = {
    A = { base = { "Lillia, Protector of Dreams", { vanilla(1), as = "plain" } }, hand = { "Test Muster" } },
    B = { base = { { "Recruit", as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:expect("Lillia, Protector of Dreams", { might = 6, keywords = {} })
    s:count("Recruit", 2, { keywords = { "Tank" } })
    s:expect("plain", { keywords = {} })
    s:expect("theirs", { keywords = {} })
    s:next_turn()
    s:expect("Lillia, Protector of Dreams", { might = 4 })
  end,
}

scenario "Lillia, Protector of Dreams does not grow with other tokens or with theirs" {
  rules = { "184" },
  cases = { { name = "gear", who = "A", card = "mint" }, { name = "theirs", who = "B", card = "muster" } },
  board = function(case)
    return {
      A = { base = { "Lillia, Protector of Dreams" }, hand = { { "Test Mint", as = "mint" } } },
      B = { hand = { { "Test Muster", as = "muster" } } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play(case.card)
    s:resolve()
    s:count(case.who == "A" and "Gold" or "Recruit", case.who == "A" and 1 or 2)
    s:expect("Lillia, Protector of Dreams", { might = 4 })
  end,
}
