card { name = "Test Snare", type = "spell", energy = 2, domains = { "mind" }, keywords = { "Hidden" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Katarina, Reckless rises when you hide a card, and not when others do" {
  rules = { "421.1", "415" },
  cases = { { name = "you", who = "A", exhausted = false }, { name = "an opponent", who = "B", exhausted = true } },
  board = function(case)
    return {
      A = { base = { { "Katarina, Reckless", exhausted = true } }, north = { vanilla(1) }, hand = { { "Test Snare", as = "A's" } }, pool = { calm = 1 } },
      B = { south = { vanilla(2) }, hand = { { "Test Snare", as = "B's" } }, pool = { calm = 1 } },
      battlefields = { north = { controller = "A" }, south = { controller = "B" } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:hide(case.who .. "'s", case.who == "A" and "north" or "south")
    s:resolve()
    s:expect("Katarina, Reckless", { exhausted = case.exhausted })
  end,
}

scenario "Katarina, Reckless deals 2 for what is played from hiding, not from the hand" {
  rules = { "811.1", "383.4", "417" },
  cases = { { name = "from hiding", hidden = true, damage = 2 }, { name = "from the hand", damage = 0 } },
  board = function(case)
    return {
      A = { base = { "Katarina, Reckless" }, north = { vanilla(1) }, facedown = case.hidden and { north = { "Test Snare" } } or {}, hand = case.hidden and {} or { "Test Snare" }, pool = { energy = 2 } },
      B = { base = { { vanilla(5), as = "foe" } } },
      battlefields = { north = { controller = "A" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Snare")
    if case.hidden then
      s.A:pass() s.B:pass()
      s:options("foe")
      s.A:choose("foe")
    else
      s:chain { "Test Snare" }
    end
    s:resolve()
    s:expect("foe", { damage = case.damage })
  end,
}
