card {
  name = "Test Flash", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:stun(fx.it) end } ]],
}

scenario "Eclipse Herald rises when you stun an enemy unit" {
  rules = { "423", "415", "477" },
  board = {
    A = { base = { { "Eclipse Herald", exhausted = true } }, hand = { "Test Flash" } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Flash")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { stunned = true })
    s:expect("Eclipse Herald", { exhausted = false, might = 8 })
    s:next_turn()
    s:expect("Eclipse Herald", { might = 7 })
  end,
}

scenario "Eclipse Herald has nothing of your own units stunned, or of what others stun" {
  rules = { "411" },
  cases = { { name = "own", who = "A", it = "mine" }, { name = "theirs", who = "B", it = "foe" } },
  board = function(case)
    return {
      A = { base = { { "Eclipse Herald", exhausted = true }, { vanilla(1), as = "mine" } }, hand = { { "Test Flash", as = "A's" } } },
      B = { base = { { vanilla(3), as = "foe" } }, hand = { { "Test Flash", as = "B's" } } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play(case.who .. "'s")
    s[case.who]:choose(case.it)
    s:resolve()
    s:expect(case.it, { stunned = true })
    s:expect("Eclipse Herald", { exhausted = true, might = 7 })
  end,
}

card {
  name = "Test Glance", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Eclipse Herald does not rise when an enemy unit is merely chosen" {
  rules = { "383.4", "423" },
  board = {
    A = { base = { { "Eclipse Herald", exhausted = true } }, hand = { "Test Glance" } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Glance")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1, stunned = false })
    s:expect("Eclipse Herald", { exhausted = true, might = 7 })
  end,
}
