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
