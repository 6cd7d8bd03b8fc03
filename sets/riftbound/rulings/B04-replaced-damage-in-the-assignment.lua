card {
  name = "Test Bulwark", type = "unit", energy = 2, might = 2, domains = { "calm" },
  script = [[ replacement { on = self.damaged, limit = "turn", change = function(q) return { amount = q.event.amount - 3 } end } ]],
}
card {
  name = "Test Glass", type = "unit", energy = 3, might = 3, domains = { "calm" },
  script = [[ replacement { on = self.damaged, change = function(q) return { amount = q.event.amount * 2 } end } ]],
}

scenario "B04 The prevented part has to be assigned before the next unit" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(7), as = "attacker" } } },
    B = { north = { "Test Bulwark", { vanilla(3), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("Test Bulwark")
    -- five there, two left for the other
    s:expect("Test Bulwark", { zone = "trash" })
    s:expect("plain", { at = "north" })
  end,
}

scenario "B04 Doubled damage is lethal with the smallest amount" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(5), as = "attacker" } } },
    B = { north = { "Test Glass", { vanilla(3), as = "plain" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("Test Glass")
    s:expect("Test Glass", { zone = "trash" })
    s:expect("plain", { zone = "trash" })
  end,
}
