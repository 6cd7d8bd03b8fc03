scenario "Lamplighter lights a ready Spark where it conquers" {
  rules = { "469.1", "471.2", "184.1" },
  board = { A = { base = { "Lamplighter" } } },
  play = function(s)
    s.A:move("Lamplighter", "north")
    s:showdown()
    s:resolve()
    s:count("Spark", 1)
    s:expect("Spark", { at = "north", exhausted = false, might = 1, controller = s.A, keywords = { "Kindle" } })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Lamplighter lights nothing for the conquest of others" {
  rules = { "383.4" },
  board = { A = { base = { "Lamplighter", { vanilla(2), as = "mate" } } } },
  play = function(s)
    s.A:move("mate", "north")
    s:showdown()
    s:chain {}
    s:count("Spark", 0)
    s:expect(s.A, { points = 1 })
  end,
}
