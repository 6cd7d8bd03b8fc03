scenario "Singularity deals six to each of two units" {
  rules = { "355.13", "417.1" },
  board = {
    A = { hand = { "Singularity" }, runes = { mind = 6 }, base = { { vanilla(8), as = "mine" } } },
    B = { north = { { vanilla(7), as = "one" } }, base = { { vanilla(9), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Singularity")
    s:options("mine", "one", "two")
    s.A:choose("one")
    s:options("mine", "two")
    s.A:choose("two")
    s:count("Mind Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("one", { damage = 6 })
    s:expect("two", { damage = 6 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Singularity may be played without a target" {
  rules = { "355.13", "055.1" },
  board = {
    A = { hand = { "Singularity" }, runes = { mind = 6 }, base = { { vanilla(8), as = "mine" } } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Singularity")
    s.A:done()
    s:resolve()
    s:expect("mine", { damage = 0 })
    s:expect("foe", { damage = 0 })
    s:expect("Singularity", { zone = "trash" })
  end,
}
