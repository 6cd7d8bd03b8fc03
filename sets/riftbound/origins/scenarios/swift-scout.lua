card { name = "Test Mushroom", type = "unit", energy = 2, might = 1, domains = { "mind" }, keywords = { "Hidden" }, tags = { "Teemo" } }

scenario "Swift Scout hides a card for one energy, or as usual" {
  rules = { "421.1", "356.1" },
  cases = { { name = "for energy", pool = { energy = 1 }, left = { energy = 0 } }, { name = "for power", pool = { calm = 1 }, left = { calm = 0 } } },
  board = function(case)
    return { A = { legend = "Swift Scout", hand = { "Test Mushroom" }, north = { vanilla(1) }, pool = case.pool }, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s.A:hide("Test Mushroom", "north")
    s:expect("Test Mushroom", { zone = "facedown" })
    s:expect(s.A, case.left)
  end,
}

scenario "Swift Scout takes a Teemo that you own from the board or the champion zone" {
  rules = { "124", "414" },
  cases = { { name = "from the board", it = "stolen" }, { name = "from the champion zone", it = "waiting" } },
  board = {
    A = { legend = "Swift Scout", champion = { { "Test Mushroom", as = "waiting" } }, pool = { energy = 1 }, base = { vanilla(3), { "Test Mushroom", as = "stolen", controller = "B" } } },
    B = { base = { { "Test Mushroom", as = "theirs" } } },
  },
  play = function(s, case)
    s.A:activate("Swift Scout")
    s:options("stolen", "waiting")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { zone = "hand" })
    s:expect("Swift Scout", { exhausted = true })
  end,
}
