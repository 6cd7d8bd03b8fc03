-- A and C play together against B and D.
scenario "R093 Move to \"base\" always means its controller's base" {
  rules = { "420", "447" },
  format = "2v2",
  board = {
    A = { legend = { "Yasuo, Unforgiven" }, pool = { energy = 2 } },
    B = { base = { { vanilla(2), as = "foe" } } },
    C = { north = { { vanilla(2), as = "u" } } },
    battlefields = { north = { controller = "C" }, south = {} },
  },
  play = function(s)
    s.A:activate("Yasuo, Unforgiven")
    s:options("u")
    s.A:choose("u")
    s:options("base")
    s.A:choose("base")
    s:resolve()
    s:expect("u", { at = "base", controller = s.C, exhausted = false })
    s:expect(s.C, { base_size = 1 })
    s:expect(s.A, { base_size = 0 })
    s:expect("north", { controller = false })
  end,
}
