scenario "Ice spikes: 2 damage to each unit on a line" {
  rules = { "DOC-4.1" },
  board = { A = { hand = { "Ice spikes" }, resources = 3, f0 = { vanilla(9), as = "mine" } }, B = { f0 = { vanilla(9), as = "one" }, f3 = { vanilla(9), as = "two" }, b1 = { vanilla(9), as = "behind" } } },
  play = function(s)
    s.A:play("Ice spikes")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("B front")
    s:expect("one", { damage = 2 })
    s:expect("two", { damage = 2 })
    s:expect("behind", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Ice spikes may be played at an empty line" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Ice spikes" }, resources = 3, f0 = { vanilla(9), as = "mine" } } },
  play = function(s)
    s.A:play("Ice spikes")
    s.A:choose("B back")
    s:expect("mine", { damage = 0 })
    s:expect("Ice spikes", { zone = "graveyard" })
  end,
}
