scenario "First Mate readies another unit when played" {
  rules = { "383.4", "415.1" },
  board = {
    A = { hand = { "First Mate" }, runes = { body = 3 }, base = { { vanilla(2), as = "sleeper", exhausted = true }, { vanilla(3), as = "dozer", exhausted = true } } },
    B = { base = { { vanilla(1), as = "foe", exhausted = true } } },
  },
  play = function(s)
    s.A:play("First Mate")
    s:options("sleeper", "dozer", "foe")
    s.A:choose("sleeper")
    s:resolve()
    s:expect("sleeper", { exhausted = false })
    s:expect("dozer", { exhausted = true })
    s:expect("foe", { exhausted = true })
    s:expect("First Mate", { exhausted = true, at = "base" })
  end,
}

scenario "First Mate alone readies nobody, not itself either" {
  rules = { "402.4" },
  board = {
    A = { hand = { "First Mate" }, runes = { body = 3 } },
  },
  play = function(s)
    s.A:play("First Mate")
    s:chain {}
    s:expect("First Mate", { exhausted = true, at = "base" })
    s:owes(s.A, "act")
  end,
}
