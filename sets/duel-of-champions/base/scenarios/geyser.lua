scenario "Geyser: 3 damage to a unit and those next to it" {
  rules = { "DOC-4.5" },
  board = { A = { hand = { "Geyser" }, resources = 3, f1 = { vanilla(9), as = "across" } }, B = { f1 = { vanilla(9), as = "it" }, f2 = { vanilla(9), as = "beside" }, b1 = { vanilla(9), as = "behind" }, b0 = { vanilla(9), as = "diagonal" } } },
  play = function(s)
    s.A:play("Geyser")
    s.A:choose("it")
    s:expect("it", { damage = 3 })
    s:expect("beside", { damage = 3 })
    s:expect("behind", { damage = 3 })
    s:expect("across", { damage = 3 })
    s:expect("diagonal", { damage = 0 })
  end,
}

scenario "Geyser stays on one side where the format says so" {
  rules = { "DOC-4.5", "DOC-15" },
  format = { adjacency_across_middle = 0 },
  board = { A = { hand = { "Geyser" }, resources = 3, f1 = { vanilla(9), as = "across" } }, B = { f1 = { vanilla(9), as = "it" } } },
  play = function(s)
    s.A:play("Geyser")
    s.A:choose("it")
    s:expect("it", { damage = 3 })
    s:expect("across", { damage = 0 })
  end,
}
