scenario "Dark assassin: its attack costs its hero 1 health" {
  rules = { "DOC-9.7" },
  board = { A = { f0 = "Dark assassin" } },
  play = function(s)
    s.A:attack("Dark assassin")
    s:expect(s.A, { health = 19 })
    s:expect(s.B, { health = 16 })
  end,
}

scenario "Dark assassin: with 1 health left the own hero dies before the blow" {
  rules = { "DOC-9.7", "DOC-10.1" },
  board = { A = { f0 = "Dark assassin", damage = 19 }, B = { damage = 19 } },
  play = function(s)
    s.A:attack("Dark assassin")
    s:over()
    s:won(s.B)
  end,
}
