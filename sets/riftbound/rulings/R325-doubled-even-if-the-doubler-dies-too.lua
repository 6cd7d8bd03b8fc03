card {
  name = "Test Rebuff", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { enemy = true, type = "ability" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

-- What died together is seen by all of it; the two are items of their own, and one answer meets one of them.
scenario "R325 Doubled even if the doubler dies too" {
  rules = { "323.4", "365.1" },
  cases = { { name = "both resolve", counter = false, recruits = 6 }, { name = "one is countered", counter = true, recruits = 3 } },
  board = {
    A = { hand = { "Unchecked Power" }, runes = { mind = 9 }, north = { "Karthus, Eternal", "Machine Evangel" } },
    B = { hand = { "Test Rebuff" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Unchecked Power")
    s.A:pass()
    s.B:pass()
    s.A:order("Machine Evangel", "Machine Evangel")
    s:expect("Karthus, Eternal", { zone = "trash" })
    s:chain { "Machine Evangel", "Machine Evangel" }
    if case.counter then
      s.A:pass()
      s.B:play("Test Rebuff")
      s.B:choose("Machine Evangel")
    end
    s:resolve()
    s:count("Recruit", case.recruits, { at = "base", controller = s.A })
  end,
}
