scenario "Tax office gives a resource for each own unit" {
  rules = { "DOC-5.5" },
  board = { A = { hand = { "Tax office" }, resources = 2, f0 = vanilla(1), f1 = vanilla(2), b0 = vanilla(3) }, B = { f0 = vanilla(1) } },
  play = function(s)
    s.A:play("Tax office")
    s:expect(s.A, { resources = 3 })
  end,
}

scenario "Tax office counts a stack once" {
  rules = { "DOC-4.3", "DOC-12" },
  board = { A = { hand = { "Tax office" }, resources = 2, f0 = { "Imperial sentinel", stack = 3 } } },
  play = function(s)
    s.A:play("Tax office")
    s:expect(s.A, { resources = 1 })
  end,
}
