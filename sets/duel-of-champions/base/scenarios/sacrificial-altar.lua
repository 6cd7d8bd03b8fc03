scenario "Sacrificial altar: a unit strikes another with its health and dies" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Sacrificial altar" }, resources = 1, f0 = { vanilla(6), as = "own", damage = 2 } }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Sacrificial altar")
    s:options("own")
    s.A:choose("own")
    s:options("foe")
    s.A:choose("foe")
    s:expect("own", { zone = "graveyard" })
    s:expect("foe", { damage = 4 })
  end,
}

scenario "Sacrificial altar needs another unit" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Sacrificial altar" }, resources = 1, f0 = vanilla(6) } },
  play = function(s) s.A:refused("play", "Sacrificial altar", { rule = "DOC-16" }) end,
}
