-- Words that an author expects to work: what a player kills by what it was, a place told by a thing that is there, bonus damage of
-- one card, the phase as a condition.
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Hunter", type = "gear", energy = 0, domains = { "mind" },
  script = [[ triggered { on = you.kills(unit { enemy = true, might = { min = 3 } }), effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Hit", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Tome", type = "gear", energy = 0, domains = { "fury" }, script = [[
  local tome = define.static { name = "tome", affects = next_played { type = "spell", yours = true }, give = { bonus_damage = 1 } }
  activated { cost = { exhaust = self }, effect = function(fx) fx:install(tome, {}, { lasts = "turn" }) end } ]] }
card { name = "Test Storm", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true }, near = unit { enemy = true, at = chosen.it, except = chosen.it } }, effect = function(fx) fx:deal(1, fx.near) end } ]] }
card { name = "Test Early", type = "gear", energy = 0, domains = { "fury" },
  script = [[ triggered { on = unit { friendly = true }.dies, when = function(q) return q.phase == "beginning" end, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Brief", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Temporary" } }

scenario "C09 What a player kills is told by what it was" {
  rules = { "411" },
  cases = { { name = "such a unit", might = 3, xp = 1 }, { name = "a smaller one", might = 2, xp = 0 } },
  board = function(case) return { A = { base = { "Test Hunter" }, hand = { "Test Kill" } }, B = { base = { { vanilla(case.might), as = "foe" } } } } end,
  play = function(s, case)
    s.A:play("Test Kill")
    s.A:choose("foe")
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}

scenario "C09 The next spell deals more, and no other" {
  rules = { "712" },
  board = { A = { hand = { { "Test Hit", as = "one" }, { "Test Hit", as = "two" } }, base = { "Test Tome" } }, B = { base = { { vanilla(9), as = "foe" } } } },
  play = function(s)
    s.A:activate("Test Tome")
    s:resolve()
    s.A:play("one")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 3 })
    s.A:play("two")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 5 })
  end,
}

scenario "C09 A place is told by a thing that is there" {
  rules = { "355.4" },
  board = { A = { hand = { "Test Storm" } }, B = { base = { { vanilla(3), as = "far" } }, north = { { vanilla(4), as = "one" }, { vanilla(5), as = "two" } } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:play("Test Storm")
    s:options("one", "two")
    s.A:choose("one")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { damage = 1 })
  end,
}

scenario "C09 A death in one phase alone" {
  rules = { "315.2", "383.2" },
  cases = { { name = "in it", turn = "B", xp = 1 }, { name = "not in it", turn = "A", xp = 0 } },
  board = function(case) return { A = { base = { "Test Early", "Test Brief" }, hand = { "Test Kill" } }, turn = case.turn } end,
  play = function(s, case)
    if case.turn == "B" then
      s.B:end_turn()
    else
      s.A:play("Test Kill")
      s.A:choose("Test Brief")
    end
    s:resolve()
    s:expect("Test Brief", { zone = "trash" })
    s:expect(s.A, { xp = case.xp })
  end,
}
