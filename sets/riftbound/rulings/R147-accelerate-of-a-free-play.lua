card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { it = card { zone = "trash", owner = you, type = "unit" } },
      effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
    }
  ]],
}

scenario "R147 Accelerate of a unit that is played ignoring its cost" {
  rules = { "356.1", "805" },
  cases = { { name = "chosen", pays = true, left = 0 }, { name = "declined", pays = false, left = 1 } },
  board = { A = { hand = { "Test Summons" }, runes = { fury = 1 }, trash = { "Legion Rearguard" } } },
  play = function(s, case)
    s.A:play("Test Summons")
    s.A:choose("Legion Rearguard")
    s.A:pass()
    s.B:pass()
    if case.pays then
      s.A:yes()
      s.A:pay()
    else
      s.A:no()
    end
    s:expect("Legion Rearguard", { at = "base", exhausted = not case.pays })
    s:count("Fury Rune", case.left, { zone = "runes", exhausted = false })
  end,
}
