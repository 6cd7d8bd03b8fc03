card {
  name = "Test Bulwark", type = "unit", energy = 2, might = 2, domains = { "calm" },
  script = [[ replacement { on = self.damaged, limit = "turn", change = function(q) return { amount = q.event.amount - 3 } end } ]],
}
card {
  name = "Test Glass", type = "unit", energy = 3, might = 3, domains = { "calm" },
  script = [[ replacement { on = self.damaged, change = function(q) return { amount = q.event.amount * 2 } end } ]],
}

scenario "B04 Two might with three prevented needs five" {
  rules = { "465.2", "437" },
  cases = {
    { name = "four do not kill", n = 4, zone = "battlefield" },
    { name = "five do", n = 5, zone = "trash" },
  },
  board = function(case)
    return {
      A = { base = { { vanilla(case.n), as = "attacker" } } },
      B = { north = { "Test Bulwark" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("Test Bulwark", { zone = case.zone })
  end,
}
