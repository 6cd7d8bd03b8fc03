card { name = "Test Omen", type = "unit", energy = 0, might = 9, domains = { "order" }, script = [[
  triggered { on = you.begins { phase = "beginning" }, effect = function(fx) fx:kill(fx:all(unit { friendly = true, other = true, at = "base" })) end } ]] }
card { name = "Test Sweep", type = "spell", energy = 0, domains = { "order" }, script = [[
  on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Shard of Undoing takes one unit of the opponent for the first that dies in your beginning phase" {
  rules = { "315.2", "428", "383.2" },
  cases = { { name = "one dies", mine = { vanilla(1) } }, { name = "two die", mine = { vanilla(1), vanilla(2) } } },
  board = function(case)
    local base = { "Shard of Undoing", "Test Omen" }
    for _, u in ipairs(case.mine) do base[#base + 1] = u end
    return { A = { base = base }, B = { base = { { vanilla(3), as = "first" }, { vanilla(4), as = "second" } } }, turn = "B" }
  end,
  play = function(s)
    s.B:end_turn()
    s.A:pass() s.B:pass()
    s.A:pass() s.B:pass()
    s.B:choose("second")
    s:resolve()
    s:expect("second", { zone = "trash" })
    s:expect("first", { zone = "base" })
  end,
}

scenario "Shard of Undoing does nothing in another phase, or in the beginning phase of another player" {
  rules = { "315.2", "383.2" },
  cases = { { name = "main phase" }, { name = "their beginning phase", theirs = true } },
  board = function(case)
    return {
      A = { base = { "Shard of Undoing", { vanilla(1), as = "mine" } }, hand = { "Test Sweep" } },
      B = { base = { { vanilla(3), as = "foe" }, case.theirs and "Test Harbinger" or nil } },
    }
  end,
  play = function(s, case)
    if case.theirs then
      s.A:end_turn()
      s:resolve()
    else
      s.A:play("Test Sweep")
      s.A:choose("mine")
      s:resolve()
    end
    s:expect("mine", { zone = "trash" })
    s:expect("foe", { zone = "base" })
  end,
}

-- Kills units of others in its player's beginning phase.
card { name = "Test Harbinger", type = "gear", energy = 0, domains = { "order" }, script = [[
  triggered { on = you.begins { phase = "beginning" }, effect = function(fx) fx:kill(fx:all(unit { enemy = true })) end } ]] }
