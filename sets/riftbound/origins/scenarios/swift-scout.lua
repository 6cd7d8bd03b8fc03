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
    A = { legend = "Swift Scout", champion = { { "Test Mushroom", as = "waiting" } }, hand = { { "Test Mushroom", as = "held" } }, pool = { energy = 1 }, base = { vanilla(3), { "Test Mushroom", as = "stolen", controller = "B" } } },
    B = { base = { { "Test Mushroom", as = "theirs" } } },
  },
  play = function(s, case)
    s.A:activate("Swift Scout")
    s:options("stolen", "waiting")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { zone = "hand" })
    s:expect("Swift Scout", { exhausted = true })
    s:expect(s.A, { energy = 0 })
  end,
}

card { name = "Test Spore", type = "spell", energy = 2, domains = { "mind" }, tags = { "Teemo" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "Swift Scout hides from the champion zone too, and for its player alone" {
  rules = { "421.1", "811.1" },
  cases = { { name = "yours", who = "A", may = true }, { name = "theirs", who = "B" } },
  board = function(case)
    local side = { champion = { "Test Mushroom" }, north = { vanilla(1) }, pool = { energy = 1 } }
    local b = { A = {}, B = {}, battlefields = { north = { controller = case.who }, south = {} }, turn = case.who }
    b[case.who] = side
    b.A.legend = "Swift Scout"
    return b
  end,
  play = function(s, case)
    if not case.may then return s[case.who]:refused("hide", "Test Mushroom", "north") end
    s.A:hide("Test Mushroom", "north")
    s:expect("Test Mushroom", { zone = "facedown" })
  end,
}

scenario "Swift Scout takes no spell, and costs one energy" {
  rules = { "357.1" },
  cases = { { name = "a spell waits", champion = { "Test Spore" }, base = {}, energy = 1 }, { name = "no energy", champion = {}, base = { "Test Mushroom" }, energy = 0 } },
  board = function(case) return { A = { legend = "Swift Scout", champion = case.champion, base = case.base, pool = { energy = case.energy } } } end,
  play = function(s, case)
    if case.energy == 0 then return s.A:refused("activate", "Swift Scout") end
    s.A:refused("activate", "Swift Scout", { rule = "355.8" })
  end,
}
