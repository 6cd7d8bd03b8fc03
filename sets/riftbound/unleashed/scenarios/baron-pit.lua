scenario "Baron Pit can be reached from another battlefield" {
  rules = { "144.4", "420.3" },
  board = {
    A = { north = { { vanilla(3), as = "rover" } }, base = { { vanilla(2), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = { card = "Baron Pit" } },
  },
  play = function(s)
    s.A:move({ "rover", "home" }, "south")
    s:expect("rover", { at = "south", exhausted = true })
    s:expect("home", { at = "south" })
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Baron Pit is no way out to another battlefield" {
  rules = { "144.4" },
  board = {
    A = { south = { { vanilla(3), as = "rover" } } },
    battlefields = { north = {}, south = { card = "Baron Pit", controller = "A" } },
  },
  play = function(s)
    s.A:refused("move", "rover", "north", { rule = "144.4" })
    s.A:move("rover", "base")
    s:expect("rover", { at = "base" })
  end,
}

scenario "Baron Pit held by the other side can be reached too" {
  rules = { "144.4", "420.3" },
  board = {
    A = { north = { { vanilla(3), as = "rover" } } },
    B = { south = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = { card = "Baron Pit", controller = "B" } },
  },
  play = function(s)
    s.A:move("rover", "south")
    s:showdown()
    s:expect("rover", { at = "south" })
    s:expect("guard", { zone = "trash" })
    s:expect(s.A, { points = 1 })
  end,
}
