scenario "R133 Power must match the domain" {
  rules = { "357", "358.4" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { calm = 2 } },
    B = { north = { vanilla(3) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:refused("play", "Hextech Ray", { rule = "357.1" })
    s:expect("Hextech Ray", { zone = "hand" })
    s:count("Calm Rune", 2, { zone = "runes", exhausted = false })
  end,
}

scenario "R133 The energy may come from a rune of another domain" {
  rules = { "357" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { calm = 1, fury = { exhausted = 1 } } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hextech Ray")
    s.A:choose("foe")
    s:count("Calm Rune", 1, { zone = "runes", exhausted = true })
    s:count("Fury Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("foe", { damage = 3 })
  end,
}
