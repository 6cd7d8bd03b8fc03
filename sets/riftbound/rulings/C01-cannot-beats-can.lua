card {
  name = "Test Charter", type = "gear", energy = 1, domains = { "order" },
  script = [[ permit { what = "play", affects = playing { type = "unit", yours = true }, at = place { open = true } } ]],
}
card {
  name = "Test Ban", type = "gear", energy = 1, domains = { "order" },
  script = [[ forbid { what = "play", affects = playing { type = "unit" }, at = place { battlefield = true } } ]],
}

scenario "C01 A permission to play to an open battlefield" {
  rules = { "355.2" },
  board = { A = { hand = { { vanilla(0), as = "it" } }, base = { "Test Charter" } } },
  play = function(s)
    s.A:play("it", { at = "north" })
    s:expect("it", { at = "north", exhausted = true })
    s:expect("north", { contested = true })
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

scenario "C01 Cannot beats can" {
  rules = { "054" },
  board = { A = { hand = { { vanilla(0), as = "it" } }, base = { "Test Charter" } }, B = { base = { "Test Ban" } } },
  play = function(s)
    s.A:play("it")
    s:expect("it", { at = "base" })
    s:owes(s.A, "act")
  end,
}
