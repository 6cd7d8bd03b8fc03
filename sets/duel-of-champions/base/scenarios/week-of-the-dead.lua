scenario "Week of the Dead turns a unit into half its cost" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 1, f0 = { "Cerberus", as = "three" }, f1 = { "Pit fiend", as = "four" } }, B = { f0 = vanilla(5) }, events = { "Week of the Dead" } },
  play = function(s)
    s.A:activate("Week of the Dead")
    s:options("three", "four")
    s.A:choose("three")
    s:expect("three", { zone = "graveyard" })
    s:expect(s.A, { resources = 1 }) -- half of 3, rounded down
  end,
}

scenario "Week of the Dead needs a unit of one's own" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 1 }, B = { f0 = vanilla(5) }, events = { "Week of the Dead" } },
  play = function(s) s.A:refused("activate", "Week of the Dead", { rule = "DOC-9.5" }) end,
}

scenario "Week of the Dead gives 2 for a unit that costs 4" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 1, f1 = { "Pit fiend", as = "four" } }, events = { "Week of the Dead" } },
  play = function(s)
    s.A:activate("Week of the Dead")
    s:expect(s.A, { resources = 2 })
  end,
}
