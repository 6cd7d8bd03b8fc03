scenario "Lightning bolt deals 6 to a unit" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Lightning bolt" }, resources = 4 }, B = { f0 = { vanilla(7), as = "it" } } },
  play = function(s)
    s.A:play("Lightning bolt")
    s.A:choose("it")
    s:expect("it", { damage = 6 })
  end,
}

scenario "Lightning bolt hits no heroes" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Lightning bolt" }, resources = 4 } },
  play = function(s) s.A:refused("play", "Lightning bolt", { rule = "DOC-16" }) end,
}
