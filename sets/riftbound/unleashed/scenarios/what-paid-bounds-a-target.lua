-- The object that pays a cost is chosen before the targets, so that a target can be measured by it.
card { name = "Test Dear", type = "unit", energy = 4, might = 2, domains = { "fury" } }
card { name = "Test Cheap", type = "unit", energy = 3, might = 2, domains = { "fury" } }
card { name = "Test Costly", type = "unit", energy = 5, might = 2, domains = { "fury" } }
card {
  name = "Test Recall", type = "spell", energy = 0, domains = { "chaos" },
  script = [[
    additional_cost { name = "victim", cost = { kill = unit { friendly = true } } }
    on_play {
      target = { it = card { zone = "trash", owner = you, type = "unit", energy = { max = field(paid.victim, "energy") } } },
      effect = function(fx) fx:bounce(fx.it) end,
    }
  ]],
}
card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "chaos" },
  script = [[
    additional_cost { name = "victim", cost = { kill = unit { friendly = true } } }
    on_play {
      target = { it = card { zone = "trash", owner = you, type = "unit", where = function(it, q) return it.energy <= q.paid.victim.energy end } },
      effect = function(fx) fx:bounce(fx.it) end,
    }
  ]],
}

scenario "A target is bounded by what paid" {
  rules = { "355.11", "357.2" },
  cases = { { name = "as data", spell = "Test Recall" }, { name = "as a predicate", spell = "Test Summons" } },
  board = function(case) return { A = { hand = { case.spell }, base = { "Test Dear" }, trash = { "Test Cheap", "Test Costly" } } } end,
  play = function(s, case)
    s.A:play(case.spell)
    s:options("Test Cheap")
    s.A:choose("Test Cheap")
    s:resolve()
    s:expect("Test Cheap", { zone = "hand" })
    s:expect("Test Dear", { zone = "trash" })
  end,
}
