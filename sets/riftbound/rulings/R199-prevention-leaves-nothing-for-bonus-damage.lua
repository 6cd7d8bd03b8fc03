card {
  name = "Test Decree", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = unit {}.damaged, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R199 Prevention leaves nothing for bonus damage or \"takes damage\"" {
  rules = { "417.1", "715.4", "437" },
  cases = { { name = "prevented", shield = true, damage = 0, hand = 0 }, { name = "not prevented", shield = false, damage = 3, hand = 1 } },
  board = function(case)
    return {
      A = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Test Decree" } },
      B = { hand = { "Counter Strike" }, runes = { calm = 3 }, north = { { vanilla(5), as = "it" } } },
      battlefields = { north = { controller = "B", card = "Void Gate" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Incinerate")
    s.A:choose("it")
    s.A:pass()
    if case.shield then
      s.B:play("Counter Strike")
      s.B:choose("it")
    end
    s:resolve()
    s:expect("it", { damage = case.damage })
    s:expect(s.A, { hand_size = case.hand })
  end,
}
