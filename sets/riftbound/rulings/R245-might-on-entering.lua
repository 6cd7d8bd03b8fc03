card {
  name = "Test Storm", type = "legend", domains = { "body" },
  script = [[
    triggered {
      on = you.plays(playing { type = "unit", mighty = true }), optional = true, cost = { exhaust = self },
      effect = function(fx) fx:channel(1, { exhausted = true }) end,
    }
  ]],
}

-- The case cites rules about becoming Mighty and about bonus damage; what decides is the might that it has as it has entered.
scenario "R245 Play trigger of a legend looks at Might on entering" {
  rules = { "706", "419", "364" },
  cases = {
    { name = "four and the camp", might = 4, place = "north", asked = true }, { name = "four at home", might = 4, place = "base", asked = false },
    { name = "eight at home", might = 8, place = "base", asked = true },
  },
  board = function(case)
    return {
      A = { legend = "Test Storm", hand = { { vanilla(case.might), as = "it" } }, runes = { body = 8 }, north = { vanilla(1) } },
      battlefields = { north = { controller = "A", card = "Trifarian War Camp" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("it", { at = case.place })
    if case.asked then
      s:owes(s.A, "may")
      s.A:yes()
      s:expect("Test Storm", { exhausted = true })
      s:resolve()
      s:expect(s.A, { rune_count = 9 })
    else
      s:chain {}
      s:owes(s.A, "act")
      s:expect(s.A, { rune_count = 8 })
    end
  end,
}
