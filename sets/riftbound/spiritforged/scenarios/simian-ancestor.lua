card { name = "Test Cheer", type = "spell", energy = 0, domains = { "calm" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]] }

scenario "Simian Ancestor rises as you buff it" {
  rules = { "426", "415" },
  cases = { { name = "you", who = "A", exhausted = false }, { name = "they", who = "B", exhausted = true } },
  board = function(case)
    return {
      A = { base = { { "Simian Ancestor", exhausted = true } }, hand = { { "Test Cheer", as = "A's" } } },
      B = { hand = { { "Test Cheer", as = "B's" } } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play(case.who .. "'s")
    s[case.who]:choose("Simian Ancestor")
    s:resolve()
    s:expect("Simian Ancestor", { might = 6, buffs = 1, exhausted = case.exhausted })
  end,
}

scenario "Simian Ancestor with a buff already, or beside one who gets it, stays as it is" {
  rules = { "701" },
  cases = { { name = "already", buffs = 1, it = "Simian Ancestor" }, { name = "beside", buffs = 0, it = "other" } },
  board = function(case)
    return { A = { base = { { "Simian Ancestor", exhausted = true, buffs = case.buffs }, { vanilla(1), as = "other" } }, hand = { "Test Cheer" } } }
  end,
  play = function(s, case)
    s.A:play("Test Cheer")
    s.A:choose(case.it)
    s:resolve()
    s:expect("Simian Ancestor", { exhausted = true, buffs = case.buffs })
  end,
}
