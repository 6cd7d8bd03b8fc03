-- The cost of an ability is chosen before its targets (402, 355): what pays a part of it can be told to them by the name of the part.
card { name = "Test Signpost", type = "gear", energy = 0, domains = { "calm" }, script = [[
activated {
  cost   = { exhaust = unit { yours = true } },
  target = { it = unit { yours = true, except = paid.exhaust } },
  effect = function(fx) fx:move(fx.it, fx.paid.exhaust.place) end,
}
]] }

scenario "C11 Another unit than the one that paid" {
  rules = { "355.9", "402.2", "357" },
  cases = { { name = "out", pays = "out", it = "home", to = "north" }, { name = "home", pays = "home", it = "out", to = "base of A" } },
  board = { A = { base = { "Test Signpost", { vanilla(2), as = "home" } }, north = { { vanilla(3), as = "out" } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s, case)
    s.A:activate("Test Signpost")
    s.A:choose(case.pays)
    s:options(case.it)
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { place = case.to })
    s:expect(case.pays, { exhausted = true })
  end,
}

scenario "C11 Where the only unit would pay, nothing is left to choose" {
  rules = { "355.16", "402.4" },
  board = { A = { base = { "Test Signpost", { vanilla(2), as = "home" } } } },
  play = function(s) s.A:refused("activate", "Test Signpost") end,
}

scenario "C11 What leaves nothing to choose does not pay" {
  rules = { "355.16", "402.4" },
  board = { A = { base = { "Test Signpost", { vanilla(2), as = "ready" }, { vanilla(3), as = "tired", exhausted = true } } } },
  play = function(s)
    s.A:activate("Test Signpost")
    s:options("tired")
    s.A:choose("tired")
    s:resolve()
    s:expect("ready", { exhausted = true })
  end,
}
