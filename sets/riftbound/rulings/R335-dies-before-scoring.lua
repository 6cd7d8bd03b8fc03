card { name = "Test Wisp", type = "unit", energy = 1, might = 3, domains = { "mind" }, keywords = { "Temporary" } }

scenario "R335 Dies before scoring" {
  rules = { "816.1", "315.2", "190.4" },
  board = {
    A = { north = { "Test Wisp" }, south = { { vanilla(1), as = "other" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Test Wisp" }
    s:expect("north", { controller = s.A })
    s:resolve()
    s:expect("Test Wisp", { zone = "trash" })
    s:expect("north", { controller = false })
    -- South alone is held.
    s:expect(s.A, { points = 1 })
  end,
}
