card {
  name = "Test Ray", type = "spell", energy = 1, domains = { "fury" }, power = { fury = 1 }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}

scenario "R307 Surcharge on a spell" {
  rules = { "809.1", "356.2" },
  cases = { { name = "two runes", n = 2 }, { name = "one rune", n = 1 } },
  board = function(case)
    return {
      A = { hand = { "Test Ray" }, runes = case.n == 2 and { fury = 1, calm = 1 } or { fury = 1 } },
      B = { north = { "Pouty Poro" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    if case.n == 1 then
      s.A:refused("play", "Test Ray")
    else
      s.A:play("Test Ray")
      s.A:choose("Pouty Poro")
      s.A:pay()
      s:resolve()
      s:expect("Pouty Poro", { zone = "trash" })
      s:expect(s.A, { rune_count = 0 })
    end
  end,
}
