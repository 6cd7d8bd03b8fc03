scenario "Legion Marauder is empowered for energy or for body power" {
  rules = { "403", "827.1", "828.1" },
  cases = { { name = "energy", pool = { energy = 1 } }, { name = "power", pool = { body = 1 } } },
  board = function(case) return { A = { base = { "Legion Marauder" }, pool = case.pool } } end,
  play = function(s)
    s:expect("Legion Marauder", { might = 2 })
    s.A:activate("Legion Marauder")
    s:resolve()
    s:expect("Legion Marauder", { empowered = true, might = 3 })
    s:expect(s.A, { energy = 0, body = 0 })
    s.A:refused("activate", "Legion Marauder")
  end,
}
