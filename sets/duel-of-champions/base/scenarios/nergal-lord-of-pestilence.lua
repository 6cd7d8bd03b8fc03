scenario "Nergal: a resource for a poison counter" {
  rules = { "DOC-6.9", "DOC-11" },
  board = { A = { hero = "Nergal, Lord of Pestilence", resources = 2, f0 = { vanilla(5), as = "mine" } }, B = { f0 = { vanilla(5), as = "foe", poison = 1 } } },
  play = function(s)
    s.A:activate("Nergal, Lord of Pestilence")
    s:options("mine", "foe")
    s.A:choose("foe")
    s:expect(s.A, { resources = 1 })
    s:expect("foe", { poison = 2, damage = 0 })
    s:next_turn()
    s:expect("foe", { poison = 2, damage = 2 })
  end,
}

scenario "Nergal needs a resource and a unit" {
  rules = { "DOC-6.9" },
  cases = { { name = "no resource", resources = 0, rule = "DOC-3.3" }, { name = "no unit", resources = 3, rule = "DOC-16" } },
  board = function(case)
    return { A = { hero = "Nergal, Lord of Pestilence", resources = case.resources, f0 = case.resources == 0 and { vanilla(5), as = "mine" } or nil } }
  end,
  play = function(s, case)
    s.A:refused("activate", "Nergal, Lord of Pestilence", { rule = case.rule })
    s:expect(s.A, { resources = case.resources })
  end,
}
