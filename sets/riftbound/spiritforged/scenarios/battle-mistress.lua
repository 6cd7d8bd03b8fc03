card { name = "Test Deluge", type = "spell", energy = 0, domains = { "chaos" }, script = [[
  on_play { effect = function(fx) fx:kill(fx:all(unit { enemy = true })) end } ]] }
card { name = "Test Levy", type = "spell", energy = 0, power = { fury = 2 }, domains = { "fury" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Battle Mistress makes Gold of a rune that is recycled, once while it is ready" {
  rules = { "416", "383.3", "414" },
  board = { A = { legend = "Battle Mistress", hand = { "Test Levy" }, runes = { fury = 2 } } },
  play = function(s)
    s.A:play("Test Levy")
    s.A:order("Battle Mistress", "Battle Mistress")
    s.A:yes()
    s:resolve()
    s:expect("Battle Mistress", { exhausted = true })
    s:expect("Gold", { exhausted = true })
  end,
}

scenario "Battle Mistress is not asked twice when she is exhausted" {
  rules = { "383.3" },
  board = { A = { legend = { "Battle Mistress", exhausted = true }, hand = { "Test Levy" }, runes = { fury = 2 } } },
  play = function(s)
    s.A:play("Test Levy")
    s.A:order("Battle Mistress", "Battle Mistress")
    s:resolve()
    s:expect("Battle Mistress", { exhausted = true })
    s:expect(s.A, { rune_count = 0 })
  end,
}

scenario "Battle Mistress rises once when several enemy units die together" {
  rules = { "428", "383.2", "415" },
  board = { A = { legend = { "Battle Mistress", exhausted = true }, hand = { "Test Deluge" } }, B = { base = { vanilla(1), vanilla(2) } } },
  play = function(s)
    s.A:play("Test Deluge")
    s.A:pass() s.B:pass()
    s:chain { "Battle Mistress" }
    s:resolve()
    s:expect("Battle Mistress", { exhausted = false })
  end,
}

scenario "Battle Mistress does not care for runes of others, or for own units" {
  rules = { "411", "383.2" },
  board = {
    A = { legend = { "Battle Mistress", exhausted = true }, base = { vanilla(1) } },
    B = { hand = { "Test Levy", "Test Deluge" }, runes = { fury = 2 } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Levy")
    s:resolve()
    s.B:play("Test Deluge")
    s:resolve()
    s:expect("Vanilla 1", { zone = "trash" })
    s:expect("Battle Mistress", { exhausted = true })
  end,
}
