card { name = "Test Glare", type = "spell", energy = 0, domains = { "calm" }, script = [[
  on_play { target = { them = any_number(unit {}) }, effect = function(fx) fx:stun(fx.them) end } ]] }

scenario "Radiant Dawn buffs a unit once, however many are stunned together" {
  rules = { "423", "426", "383.2" },
  cases = { { name = "one", foes = { "first" } }, { name = "two", foes = { "first", "second" } } },
  board = {
    A = { legend = "Radiant Dawn", base = { { vanilla(2), as = "mine" }, { vanilla(3), as = "other" } }, hand = { "Test Glare" } },
    B = { base = { { vanilla(1), as = "first" }, { vanilla(4), as = "second" } } },
  },
  play = function(s, case)
    s.A:play("Test Glare")
    for _, foe in ipairs(case.foes) do s.A:choose(foe) end
    if #case.foes < 4 then s.A:done() end
    s.A:pass() s.B:pass()
    s:options("mine", "other")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { might = 3 })
    s:expect("other", { might = 3 })
  end,
}

scenario "Radiant Dawn sees neither own units stunned nor what others stun" {
  rules = { "411", "383.2" },
  cases = { { name = "own", who = "A", it = "mine" }, { name = "by an opponent", who = "B", it = "foe" } },
  board = function(case)
    return {
      A = { legend = "Radiant Dawn", base = { { vanilla(2), as = "mine" } }, hand = { { "Test Glare", as = "A's" } } },
      B = { base = { { vanilla(1), as = "foe" } }, hand = { { "Test Glare", as = "B's" } } },
      turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:play(case.who .. "'s")
    s[case.who]:choose(case.it)
    s[case.who]:done()
    s:resolve()
    s:expect(case.it, { stunned = true })
    s:expect("mine", { might = 2 })
  end,
}
