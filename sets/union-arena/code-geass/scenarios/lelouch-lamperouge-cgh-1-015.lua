card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Lelouch Lamperouge (CGH-1-015): the small cannot block" {
  rules = { "UA-6.5", "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "runner" } }, hand = { "CGH-1-015" } }, B = { front = { { vanilla(2000), as = "small" }, { vanilla(2500), as = "large" } } } },
  play = function(s)
    s.A:play("CGH-1-015", { at = "energy" })
    s.A:choose("runner")
    s.A:end_main()
    s.A:attack("runner")
    s:options("large", "pass")
    s.B:refused("block", "small", { rule = "UA-6.5", by = "runner" })
    s.B:block("large")
    s:expect("large", { at = "front", exhausted = true })
    s:expect("runner", { at = "front" })
  end,
}

scenario "Lelouch Lamperouge (CGH-1-015): this turn alone, and of none if so" {
  rules = { "UA-10.4", "UA-8.4" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "runner" } }, hand = { "CGH-1-015" } }, B = { front = { { vanilla(2000), as = "small" } } } },
  play = function(s)
    s.A:play("CGH-1-015", { at = "energy" })
    s.A:done()
    s.A:end_main()
    s.A:attack("runner")
    s.B:block("small")
    s:expect("runner", { exhausted = true })
    s:expect("small", { exhausted = true, at = "front" })
  end,
}

card { name = "Test Fuel", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Lelouch Lamperouge (CGH-1-015): one own character; BP 2000 does not block it this turn, BP 2001 does, and others are blocked by all" {
  rules = { "UA-6.5", "UA-10.4" },
  board = {
    A = { energy = { "Test Fuel" }, front = { { vanilla(1000), as = "chosen" }, { vanilla(1000), as = "other" } }, hand = { { "CGH-1-015", as = "lelouch" } } },
    B = { front = { { vanilla(2000), as = "low" }, { vanilla(2001), as = "high" } } },
  },
  play = function(s)
    s.A:play("lelouch", { at = "energy" })
    s:options("lelouch", "chosen", "other")
    s.A:choose("chosen")
    s.A:end_main()
    s.A:attack("chosen")
    s.B:refused("block", "low", { rule = "UA-6.5" })
    s:expect("high", { exhausted = false })
    s.B:block("high")
    s.A:attack("other")
    s.B:block("low")
    s:expect("low", { at = "front", exhausted = true })
  end,
}

scenario "Lelouch Lamperouge (CGH-1-015): on the next turn all may block it again" {
  rules = { "UA-8.4", "UA-6.4" },
  board = { A = { energy = { "Test Fuel" }, front = { { vanilla(1000), as = "chosen" } }, hand = { { "CGH-1-015", as = "lelouch" } } }, B = { front = { { vanilla(2000), as = "low" } } } },
  play = function(s)
    s.A:play("lelouch", { at = "energy" })
    s.A:choose("chosen")
    s:next_turn()
    s:next_turn()
    s.A:end_main()
    s.A:attack("chosen")
    s.B:block("low")
    s:expect("low", { at = "front", exhausted = true })
  end,
}
