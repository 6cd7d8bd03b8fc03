card {
  name = "Test Hourglass", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on     = unit { friendly = true }.dies,
      effect = function(fx)
        fx:kill(fx.self)
        fx:heal(fx.event.subject)
        fx:exhaust(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Agent", type = "unit", energy = 2, might = 2, domains = { "chaos" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(2) end } ]],
}

scenario "R195 Replaced death does not trigger Deathknell" {
  rules = { "808.1", "369" },
  cases = { { name = "saved", gear = true, hand = 0 }, { name = "not saved", gear = false, hand = 2 } },
  board = function(case)
    return {
      A = { hand = { "Incinerate" }, runes = { fury = 2 } },
      B = { north = { "Test Agent" }, base = case.gear and { "Test Hourglass" } or {} },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Incinerate")
    s.A:choose("Test Agent")
    s.A:pass()
    s.B:pass()
    if case.gear then
      s:chain {}
      s:expect("Test Agent", { at = "base", damage = 0, exhausted = true })
    else
      s:chain { "Test Agent" }
      s:resolve()
      s:expect("Test Agent", { zone = "trash" })
    end
    s:expect(s.B, { hand_size = case.hand })
  end,
}
