card {
  name = "Test Hopeful", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[ cost_change { of = self, active = legion, less = { energy = 2 } } ]],
}
card { name = "Test Rearguard", type = "unit", energy = 2, might = 2, domains = { "fury" } }

scenario "R315 First versus second card" {
  rules = { "812.1", "356.4" },
  board = { A = { hand = { "Test Hopeful", "Test Rearguard" }, pool = { energy = 4 } } },
  play = function(s)
    s.A:play("Test Rearguard", { at = "base" })
    s:expect(s.A, { energy = 2 })
    s.A:play("Test Hopeful", { at = "base" })
    s:expect(s.A, { energy = 0 })
    s:expect("Test Hopeful", { at = "base" })
  end,
}

scenario "R315 As the first card it costs four" {
  rules = { "812.1" },
  cases = { { name = "three energy", n = 3 }, { name = "four energy", n = 4 } },
  board = function(case) return { A = { hand = { "Test Hopeful" }, pool = { energy = case.n } } } end,
  play = function(s, case)
    if case.n == 3 then
      s.A:refused("play", "Test Hopeful", { rule = "357.1" })
    else
      s.A:play("Test Hopeful", { at = "base" })
      s:expect(s.A, { energy = 0 })
    end
  end,
}
