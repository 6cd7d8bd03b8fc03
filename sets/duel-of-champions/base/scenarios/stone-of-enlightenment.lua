scenario "Stone of Enlightenment draws three" {
  rules = { "DOC-6.4" },
  board = { A = { hand = { "Stone of Enlightenment" }, resources = 4 } },
  play = function(s)
    s.A:play("Stone of Enlightenment")
    s:expect(s.A, { hand_size = 3, library_size = 17, resources = 0 })
  end,
}

scenario "Stone of Enlightenment costs health for cards that are not there" {
  rules = { "DOC-6.4" },
  board = { A = { hand = { "Stone of Enlightenment" }, resources = 4, library = { "Heal" } } },
  play = function(s)
    s.A:play("Stone of Enlightenment")
    s:expect(s.A, { hand_size = 1, health = 18 })
  end,
}
