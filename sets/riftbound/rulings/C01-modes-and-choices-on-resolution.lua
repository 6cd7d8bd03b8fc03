card {
  name = "Test Choice", type = "spell", energy = 0, domains = { "mind" },
  script = [[
    on_play { modes = { pick = 1,
      mode { text = "Draw", effect = function(fx) fx:draw(1) end },
      mode { text = "Bolt", target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end },
    } }
  ]],
}
card {
  name = "Test Edict", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx)
    for _, p in ipairs(fx.opponents) do fx:kill(fx:choose(unit { controller = p }, { by = p })) end
  end } ]],
}
card { name = "Test Charm", type = "unit", energy = 0, might = 1, domains = { "calm" }, keywords = { "Deflect 3" } }

scenario "C01 A mode without targets cannot be picked" {
  rules = { "355.3", "355.8" },
  cases = { { name = "no enemy", foe = false }, { name = "an enemy", foe = true } },
  board = function(case) return { A = { hand = { "Test Choice" } }, B = { base = case.foe and { { vanilla(2), as = "it" } } or {} } } end,
  play = function(s, case)
    s.A:play("Test Choice")
    if case.foe then
      s.A:pick("Bolt")
      s.A:choose("it")
      s:resolve()
      s:expect("it", { damage = 1 })
    else
      s.A:pick("Draw")
      s:resolve()
      s:expect(s.A, { hand_size = 1 })
    end
  end,
}

scenario "C01 A player who chooses among his own on resolution is not targeted" {
  rules = { "355.10", "355.17" },
  board = { A = { hand = { "Test Edict" } }, B = { base = { "Test Charm", { vanilla(1), as = "other" } } } },
  play = function(s)
    s.A:play("Test Edict")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s:options("Test Charm", "other")
    s.B:choose("other")
    s:expect("other", { zone = "trash" })
    s:expect("Test Charm", { at = "base" })
  end,
}
