card { name = "Test Bear", type = "unit", energy = 1, might = 6, domains = { "fury" }, keywords = { "Deflect 2" } }
card {
  name = "Test Ward", type = "gear", energy = 1, domains = { "calm" },
  script = [[ static { affects = unit { friendly = true }, give = { keywords = "Deflect" } } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "R311 Values add" {
  rules = { "809.2", "801.3" },
  cases = { { name = "three power", n = 3 }, { name = "two power", n = 2 } },
  board = function(case)
    return {
      A = { hand = { "Test Bolt" }, pool = { mind = case.n } },
      B = { base = { "Test Bear", "Test Ward" } },
    }
  end,
  play = function(s, case)
    s:expect("Test Bear", { keywords = { "Deflect 3" } })
    if case.n == 2 then
      s.A:refused("play", "Test Bolt")
    else
      s.A:play("Test Bolt")
      s.A:choose("Test Bear")
      s:resolve()
      s:expect("Test Bear", { damage = 1 })
      s:expect(s.A, { mind = 0 })
    end
  end,
}
