scenario "Campfire draws and gives 4 resources" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Campfire" }, resources = 3 } },
  play = function(s)
    s.A:play("Campfire")
    s:expect(s.A, { hand_size = 1, resources = 4 })
  end,
}

scenario "Campfire asks for destiny 3" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Campfire" }, resources = 3, destiny = 2 } },
  play = function(s)
    s.A:refused("play", "Campfire", { rule = "DOC-3.3", reason = "destiny" })
    s.A:raise("destiny")
    s.A:play("Campfire")
    s:expect(s.A, { resources = 4 })
  end,
}
