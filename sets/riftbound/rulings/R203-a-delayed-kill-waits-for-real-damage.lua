card {
  name = "Test Blade", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local fall = define.triggered { name = "fall", on = args.it.damaged, effect = function(fx) fx:kill(fx.args.it) end }
    on_play { target = { it = unit {} }, effect = function(fx) fx:install(fall, { it = fx.it }, { uses = 1, lasts = "turn" }) end }
  ]],
}

scenario "R203 Delayed kill waits for real damage" {
  rules = { "391", "417.1" },
  cases = { { name = "damage", shield = false }, { name = "prevented", shield = true } },
  board = function(case)
    return {
      A = { hand = { "Test Blade", "Incinerate" }, runes = { fury = 2 } },
      B = { hand = { "Counter Strike" }, runes = { calm = 3 }, north = { { vanilla(9), as = "it" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Blade")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "north" })
    s.A:play("Incinerate")
    s.A:choose("it")
    s.A:pass()
    if case.shield then
      s.B:play("Counter Strike")
      s.B:choose("it")
      s:resolve()
      s:expect("it", { at = "north", damage = 0 })
    else
      s.B:pass()
      -- It waits on the chain, and can be answered.
      s:chain { "Test Blade" }
      s:expect("it", { at = "north", damage = 2 })
      s:owes(s.A, "act")
      s:resolve()
      s:expect("it", { zone = "trash" })
    end
  end,
}
